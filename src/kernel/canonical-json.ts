/**
 * One text per value, whatever the order in which its keys were written: keys sorted, no spaces. Equal to RFC 8785 for
 * what we store (strings, safe integers, booleans, null, arrays, plain objects).
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
  return `{${pairs.join(',')}}`;
};
