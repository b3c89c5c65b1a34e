const serializeMembers = (value: Readonly<Record<string, unknown>>): string => {
  let pairs = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member !== undefined)
      pairs += `${pairs && ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return pairs;
};

/** Serialises to canonical JSON (RFC 8785). Numbers must be safe integers. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return Array.isArray(value)
    ? `[${value.map(canonicalJson).join(',')}]`
    : `{${serializeMembers(value as Readonly<Record<string, unknown>>)}}`;
};
