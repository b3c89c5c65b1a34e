import type { Sql } from '#src/kernel/transaction.ts';

const withoutPadding = (base64: string) => base64.replace(/=+$/, '');

/**
 * Returns the parts of a word's Base64 forms that neighbouring bytes cannot change. There are three
 * forms, because Base64 depends on the offset modulo three.
 */
const base64Middles = (bytes: Buffer): string[] =>
  [0, 1, 2]
    .map((lead) =>
      withoutPadding(Buffer.concat([Buffer.alloc(lead), bytes]).toString('base64')).slice(
        lead === 0 ? 0 : 4,
        -3,
      ),
    )
    .filter((text) => text.length >= 6);

/** Returns the forms of a word to search for: plain text, hex and Base64, in UTF-8 and UTF-16. */
export const listEncodings = (word: string): string[] => {
  const forms = [Buffer.from(word), Buffer.from(word, 'utf16le')];
  return [
    word,
    Buffer.from(word, 'utf16le').toString('latin1'),
    ...forms.flatMap((bytes) => [bytes.toString('hex'), ...base64Middles(bytes)]),
  ];
};

export const findTablesWithTraces = async (
  sql: Sql,
  words: readonly string[],
): Promise<string[]> => {
  const tables = await sql<{ schema: string; name: string }>(
    `select table_schema "schema", table_name "name" from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const disguises = words.flatMap(listEncodings).map((form) => form.toLowerCase());
  const holding: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql(`select * from "${schema}"."${name}"`);
    const text = JSON.stringify(rows, (_, value: { type?: string; data?: number[] }) =>
      value?.type === 'Buffer' && value.data ? Buffer.from(value.data).toString('latin1') : value,
    );
    const readings = [text, Buffer.from(text, 'latin1').toString()].map((reading) =>
      reading.toLowerCase(),
    );
    if (disguises.some((form) => readings.some((reading) => reading.includes(form))))
      holding.push(schema === 'public' ? name : `${schema}.${name}`);
  }
  return holding;
};
