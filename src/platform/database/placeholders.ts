const cache = new Map<string, string>();
const MAX_CACHED_QUERIES = 1_000;

const replacePlaceholders = (query: string): string => {
  let index = 0;
  return query.replace(/\\\?|\?/g, (match) => (match === '?' ? `$${++index}` : '?'));
};

/** Translates `?` placeholders to `$1`, `$2`. A question mark after a backslash is literal. */
export const numberPlaceholders = (query: string): string => {
  const found = cache.get(query);
  if (found !== undefined) return found;
  const text = replacePlaceholders(query);
  if (cache.size < MAX_CACHED_QUERIES) cache.set(query, text);
  return text;
};
