const known = new Map<string, string>();
/** Statements are few; should somebody ever write them by the thousand, they are not kept. */
const MOST = 1_000;

const number = (query: string): string => {
  let place = 0;
  return query.replace(/\\\?|\?/g, (mark) => (mark === '?' ? `$${++place}` : '?'));
};

/** PostgreSQL's own marks, `$1` and so on, for the `?` that we write. */
export const numbered = (query: string): string => {
  const found = known.get(query);
  if (found !== undefined) return found;
  const text = number(query);
  if (known.size < MOST) known.set(query, text);
  return text;
};
