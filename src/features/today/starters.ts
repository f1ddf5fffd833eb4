/**
 * Catalogue items that take a minute and need nothing: what a newcomer is offered first. Only items without a
 * health line: those are added from a card that shows it.
 */
export const starterIds: readonly string[] = ['gratitude', 'cyclic_sigh', 'phone_in_bed'];
