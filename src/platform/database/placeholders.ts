const cache = new Map<string, string>();
/** Statements are few; should somebody ever write them by the thousand, they are not kept. */
const MAX_CACHED_QUERIES = 1_000;

const replacePlaceholders = (query: string): string => {
  let place = 0;
  return query.replace(/\\\?|\?/g, (mark) => (mark === '?' ? `$${++place}` : '?'));
};

/** PostgreSQL's own marks, `$1` and so on, for the `?` that we write. */
export const numberPlaceholders = (query: string): string => {
  const found = cache.get(query);
  if (found !== undefined) return found;
  const text = replacePlaceholders(query);
  if (cache.size < MAX_CACHED_QUERIES) cache.set(query, text);
  return text;
};
