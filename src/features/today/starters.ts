/** Catalogue items that take a minute and need nothing: what a newcomer is offered first. */
export const starterIds: readonly string[] = ['morning_sunlight', 'cyclic_sigh', 'phone_in_bed'];
