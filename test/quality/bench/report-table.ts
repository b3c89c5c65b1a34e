/** One row of the result table. `ceiling` is the result of the baseline in the same run. */
export type BenchmarkRow = {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly ceiling?: number;
  /** Target: minimum of `measured / ceiling`, 0 to 1. */
  readonly atLeast?: number;
  /** Target: maximum of `measured`, in `unit`. */
  readonly atMost?: number;
  readonly note?: string;
};

const formatFigure = (value: number) =>
  value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);

const isMet = ({ measured, ceiling, atLeast, atMost }: BenchmarkRow): boolean =>
  (atMost === undefined || measured <= atMost) &&
  (atLeast === undefined || ceiling === undefined || measured / ceiling >= atLeast);

const formatTarget = ({ atLeast, atMost }: BenchmarkRow): string => {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${formatFigure(atMost)}`;
};

const cells = (row: BenchmarkRow): string[] => {
  const { what, measured, unit, ceiling, note = '' } = row;
  const promise = formatTarget(row);
  return [
    what,
    `${formatFigure(measured)} ${unit}`,
    ceiling === undefined ? '' : `${formatFigure(ceiling)} ${unit}`,
    ceiling === undefined ? '' : (measured / ceiling).toFixed(2),
    promise,
    promise && (isMet(row) ? 'yes' : 'NO'),
    note,
  ];
};

export const formatTable = (rows: readonly BenchmarkRow[]): string =>
  [
    ['what', 'product', 'ceiling', 'share', 'target', 'met', ''],
    Array.from({ length: 7 }, () => '---'),
    ...rows.map(cells),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export const listMissedTargets = (rows: readonly BenchmarkRow[]): BenchmarkRow[] =>
  rows.filter((row) => !isMet(row));

export const printLine = (words: string): boolean => process.stdout.write(`${words}\n`);
