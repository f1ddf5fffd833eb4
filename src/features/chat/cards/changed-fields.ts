/** Optional arguments: an emptied field means "not given". */
const OPTIONAL: ReadonlySet<string> = new Set(['anchor_when', 'anchor_after_what', 'dose_text', 'note']);

/** The fields that hold something else than at first, by name. */
export function changedFields(
  data: FormData,
  initial: Readonly<Record<string, string>>,
): Readonly<Record<string, string | null>> {
  const changes: Record<string, string | null> = {};
  for (const [name, before] of Object.entries(initial)) {
    const value = data.get(name);
    if (typeof value !== 'string' || value.trim() === before.trim()) continue;
    changes[name] = value.trim() === '' && OPTIONAL.has(name) ? null : value.trim();
  }
  return changes;
}
