/** Builds a record from entries. The entries must contain each member of `Key` once. */
export const toRecord = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Record<Key, Value>;
