/** One line of the table. `ceiling`: what the same machine did in the same run without a product. */
export type Row = {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly ceiling?: number;
  /** Least share of the ceiling. */
  readonly atLeast?: number;
  /** Most of the unit. */
  readonly atMost?: number;
  /** What else was seen. */
  readonly note?: string;
};

const figure = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);

const isMet = ({ measured, ceiling, atLeast, atMost }: Row): boolean =>
  (atMost === undefined || measured <= atMost) &&
  (atLeast === undefined || ceiling === undefined || measured / ceiling >= atLeast);

const promiseOf = ({ atLeast, atMost }: Row): string => {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${figure(atMost)}`;
};

const cells = (row: Row): string[] => {
  const { what, measured, unit, ceiling, note = '' } = row;
  const promise = promiseOf(row);
  return [
    what,
    `${figure(measured)} ${unit}`,
    ceiling === undefined ? '' : `${figure(ceiling)} ${unit}`,
    ceiling === undefined ? '' : (measured / ceiling).toFixed(2),
    promise,
    promise && (isMet(row) ? 'yes' : 'NO'),
    note,
  ];
};

/** The whole run as one table, in Markdown. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    ['what', 'product', 'ceiling', 'share', 'target', 'met', ''],
    Array.from({ length: 7 }, () => '---'),
    ...rows.map(cells),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export const missed = (rows: readonly Row[]): Row[] => rows.filter((row) => !isMet(row));

export const say = (words: string): boolean => process.stdout.write(`${words}\n`);
