import type { HistoryQuery, HistoryEvent } from '#src/contracts/history.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import { normalizeReference } from '#src/contracts/common/text-input/normalize-reference.ts';
import { parseReferenceCode, toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { formatDecisionFacts } from './format-decision-facts.ts';
import type { HistoryRepository } from './ports.ts';
import type { DescribeEvent } from './describe-event.ts';
import type { EventData } from '#src/event-log/event-sentences.ts';

/**
 * This expression must equal the index expression of migration 0720. Otherwise PostgreSQL would not
 * use the index.
 */
export const SERVICE_DAY_SQL = `coalesce(data #>> '{seat,date}', data #>> '{occasion,date}', data #>> '{closure,date}', data ->> 'date')`;

export type HistoryRow = Pick<
  HistoryEvent,
  'stream' | 'version' | 'type' | 'at' | 'hash' | 'person'
> & { pos: string; actor: Actor; data: EventData };

export const SELECT_EVENTS = `select pos::text, stream, version, type, data, ${isoInstantSql('at')} at, actor, encode(hash, 'hex') hash,
  case when subject_id is null then 'none' when exists (select from personal_data p where p.subject_id = event.subject_id) then 'kept' else 'erased' end person
  from event`;

const PERSON_STREAM = /^(reservation|quote|contact)-/;
const idFromStream = (stream: string) => stream.slice(-36);

const ACCOUNT_STREAM = /^(account|admission)-/;

const findAffectedAccount = ({
  stream,
  actor,
}: Pick<HistoryRow, 'stream' | 'actor'>): Actor | null => {
  const account: Actor = `staff:${idFromStream(stream)}`;
  return ACCOUNT_STREAM.test(stream) && actor !== account ? account : null;
};

/** How an event and its actor are shown. */
export type Describe = {
  readonly resolveActorName: ResolveActorName;
  readonly describeEvent: DescribeEvent;
};

export const toHistoryEvents = async (
  sql: Sql,
  { resolveActorName, describeEvent }: Describe,
  rows: readonly HistoryRow[],
): Promise<HistoryEvent[]> => {
  const names = new Map<Actor, string>();
  for (const row of rows)
    for (const actor of [row.actor, findAffectedAccount(row)])
      if (actor && !names.has(actor)) names.set(actor, await resolveActorName(sql, actor));
  return rows.map(({ pos, actor, data, ...row }) => {
    const concerned = findAffectedAccount({ stream: row.stream, actor });
    const sentence = describeEvent(row.type, data);
    return {
      ...row,
      position: Number(pos),
      by: names.get(actor)!,
      sentence: concerned ? `${sentence} Account: ${names.get(concerned)!}.` : sentence,
      facts: formatDecisionFacts(row.type, data),
      reference: PERSON_STREAM.test(row.stream) ? toReferenceCode(idFromStream(row.stream)) : null,
    };
  });
};

const REFERENCE_BITS = 2 ** 35 - 1;

type Condition = readonly [text: string, value: unknown];
const whenDefined = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined || value === '' ? [] : [condition(value)]);

const matchReference = (reference: string): Condition => {
  const bits = parseReferenceCode(normalizeReference(reference));
  return bits === null
    ? [`stream like '%' || ?`, reference]
    : [
        `stream ~ '[0-9a-f]{12}$' and ('x' || right(stream, 12))::bit(48)::bigint & ${REFERENCE_BITS} = ?`,
        bits.toString(),
      ];
};

const buildConditions = (asked: HistoryQuery, clock: Clock): Condition[] => {
  const midnight = (day: string) => clock.instantOf(day, '00:00').toISOString();
  return [
    ...whenDefined(asked.serviceDay, (day) => [`${SERVICE_DAY_SQL} = ?`, day]),
    ...whenDefined(asked.from, (day) => ['at >= ?', midnight(day)]),
    /*
     * The last day ends at the venue's next midnight, because a day with a clock change does not
     * have 24 hours.
     */
    ...whenDefined(asked.to, (day) => ['at < ?', midnight(addDays(day, 1))]),
    ...whenDefined(asked.actor, (actor) => [
      actor.includes(':') ? 'actor = ?' : `split_part(actor, ':', 1) = ?`,
      actor,
    ]),
    ...whenDefined(asked.overridden, () => [
      `jsonb_array_length(coalesce(data -> 'passed', ?::jsonb)) > 0`,
      '[]',
    ]),
    ...whenDefined(asked.type, (type) => ['type = ?', type]),
    ...whenDefined(asked.about, matchReference),
  ];
};

const listEvents = async (
  pool: Sql,
  query: HistoryQuery,
  describe: Describe,
  clock: Clock,
): Promise<{ events: HistoryEvent[]; total: number }> => {
  const conditions = buildConditions(query, clock);
  const page = [
    ...conditions,
    ...whenDefined(query.before, (position): Condition => ['event.pos < ?', position]),
  ];
  const where = (all: readonly Condition[]) => all.map(([text]) => text).join(' and ') || 'true';
  const values = (all: readonly Condition[]) => all.map(([, value]) => value);
  const [counted] = await pool<{ total: string }>(
    `select count(*) total from event where ${where(conditions)}`,
    values(conditions),
  );
  const rows = await pool<HistoryRow>(
    `${SELECT_EVENTS} where ${where(page)} order by event.pos desc limit ?`,
    [...values(page), query.limit],
  );
  return {
    events: await toHistoryEvents(pool, describe, rows),
    total: Number(counted!.total),
  };
};

export const createHistoryRepository = (
  pool: Sql,
  describe: Describe,
  clock: Clock,
): HistoryRepository => ({
  list: (query) => listEvents(pool, query, describe, clock),

  async listStaff() {
    const rows = await pool<{ actor: Actor }>(
      `select distinct actor from event where actor like 'staff:%'`,
    );
    const named = await Promise.all(
      rows.map(async ({ actor }) => ({
        actor,
        name: await describe.resolveActorName(pool, actor),
      })),
    );
    return named.sort((one, other) => one.name.localeCompare(other.name, 'it'));
  },

  listStream: async (stream) =>
    toHistoryEvents(
      pool,
      describe,
      await pool<HistoryRow>(`${SELECT_EVENTS} where stream = ? order by version`, [stream]),
    ),

  listEvents: async ({ from = 1, to = Number.MAX_SAFE_INTEGER }) =>
    toHistoryEvents(
      pool,
      describe,
      await pool<HistoryRow>(
        `${SELECT_EVENTS} where event.pos between ? and ? order by event.pos`,
        [from, to],
      ),
    ),

  async readPersonalData(tx, stream) {
    const rows = await tx<{ id: string; data: Record<string, string | null> }>(
      'select p.subject_id::text id, p.data from event e join personal_data p using (subject_id) where stream = ? order by e.pos',
      [stream],
    );
    return { subjects: rows.map(({ id }) => id), data: rows.map(({ data }) => data) };
  },
});
