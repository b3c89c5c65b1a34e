export type PreparedStatement = { readonly text: string; readonly name?: string };

const statements = new Map<string, PreparedStatement>();
/**
 * Maximum number of prepared statements. Further statements stay unnamed, because each connection
 * keeps named statements in memory.
 */
const MAX_NAMED_STATEMENTS = 500;

const numberPlaceholders = (query: string): string => {
  let index = 0;
  return query.replace(/\\\?|\?/g, (match) => (match === '?' ? `$${++index}` : '?'));
};

/** Replaces `?` by `$1`, `$2` and so on. `\\?` is a literal question mark. */
export const prepareStatement = (query: string): PreparedStatement => {
  const found = statements.get(query);
  if (found) return found;
  const text = numberPlaceholders(query);
  if (statements.size >= MAX_NAMED_STATEMENTS) return { text };
  const statement = { text, name: `statement-${statements.size + 1}` };
  statements.set(query, statement);
  return statement;
};
