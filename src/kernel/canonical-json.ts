const pairsOf = (value: Readonly<Record<string, unknown>>): string => {
  let pairs = '';
  for (const key of Object.keys(value).sort()) {
    const held = value[key];
    if (held !== undefined) pairs += `${pairs && ','}${JSON.stringify(key)}:${canonicalJson(held)}`;
  }
  return pairs;
};

/**
 * Serialises JSON with sorted keys and no spaces. Equal to RFC 8785 for strings, safe integers,
 * booleans, null, arrays and plain objects.
 */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value)
    ? `[${value.map(canonicalJson).join(',')}]`
    : `{${pairsOf(value as Readonly<Record<string, unknown>>)}}`;
};
