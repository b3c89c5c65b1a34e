import type { Sql } from '#src/kernel/transaction.ts';
import {
  createFlawCollector,
  type AuditCheck,
  type ConfiguredTable,
} from '#src/event-log/audit-check.ts';
import { isBaselineDue } from './claim-configuration-baseline.postgres.ts';

const BASELINES = `('DemoDataAdded', 'ConfigurationRecorded')`;

const comparison = ({ keyPrefix: keys, expected, rows }: ConfiguredTable) => `
  with own as (${expected}),
  baseline as (
    select distinct on (b.key) b.key, b.value state from event e, jsonb_each(e.data->'rows') b
    where e.type in ${BASELINES} and b.key like '${keys}%' order by b.key, e.pos desc),
  expected as (
    select key, state, true known from own
    union all select key, state, true from baseline where key not in (select key from own)),
  present as (${rows})
  select key, e.state expected, p.state present, coalesce(e.known, false) known
  from (select * from expected where state is not null or key in (select key from present)) e
  full join present p using (key)`;

/**
 * Reduces a row to the fields that its event contains, because old events lack fields that were
 * added later.
 */
const KNOWN_FIELDS = `(select coalesce(jsonb_object_agg(f.key, c.present->f.key), '{}') from jsonb_object_keys(c.expected) f(key))`;

type Row = {
  readonly key: string;
  readonly expected: Readonly<Record<string, unknown>> | null;
  readonly present: Readonly<Record<string, unknown>> | null;
  readonly known: boolean;
};

const findDifferingRows = (tx: Sql, table: ConfiguredTable) =>
  tx<Row>(`
  select c.* from (${comparison(table)}) c
  where c.expected is null or c.present is null or ${KNOWN_FIELDS} <> c.expected order by c.key`);

const countOf = async (tx: Sql, { rows }: ConfiguredTable): Promise<number> =>
  (await tx<{ count: number }>(`select count(*)::int "count" from (${rows}) r`))[0]!.count;

const nameOf = ({ key, expected, present }: Row): string => {
  const { name, startTime, date } = { ...expected, ...present } as Record<
    string,
    string | undefined
  >;
  return name ?? startTime ?? date ?? key;
};

const describeDifference = ({ expected, present }: Row): string => {
  if (!present) return 'manca, e nessun evento ne racconta la rimozione';
  if (!expected) return 'c’è, ma nessun evento ne racconta l’aggiunta';
  const shown = (value: unknown) => JSON.stringify(value ?? null);
  return Object.keys(expected)
    .filter((field) => shown(expected[field]) !== shown(present[field]))
    .map((field) => `${field} è ${shown(present[field])}, nel registro ${shown(expected[field])}`)
    .join('; ');
};

export const findUnrecordedRows = async (
  tx: Sql,
  tables: readonly ConfiguredTable[],
): Promise<Record<string, unknown>> => {
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    for (const { key, present, known } of await findDifferingRows(tx, table))
      if (!known && present) rows[key] = present;
  return rows;
};

const NOT_COMPARED =
  'Descrizioni, immagini, note e righe ritirate non entrano nel registro e non si possono confrontare.';

const NOT_RECORDED =
  'Lo stato iniziale delle righe presenti prima dell’aggiornamento non è ancora annotato.';

export const createConfigurationCheck = (tables: readonly ConfiguredTable[]): AuditCheck => ({
  name: 'configuration',
  label: 'Tavoli, orari, chiusure, piatti e bevande',
  async run(tx) {
    const flaws = createFlawCollector();
    let checked = 0;
    const isDue = await isBaselineDue(tx);
    for (const table of tables) {
      checked += await countOf(tx, table);
      for (const row of (await findDifferingRows(tx, table)).filter(({ known }) => known || !isDue))
        flaws.add(
          'configuration_differs',
          `${table.label}, «${nameOf(row)}»: ${describeDifference(row)}.`,
        );
    }
    return flaws.report(checked, isDue ? `${NOT_RECORDED} ${NOT_COMPARED}` : NOT_COMPARED);
  },
});
