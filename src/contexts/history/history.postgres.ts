import type { HistoryAsked, HistoryEvent } from '../../contracts/history.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { WhoIs } from '../../event-log/faster.ts';
import type { Clock } from '../../kernel/clock.ts';
import { dayAfter } from '../../kernel/calendar-date.ts';
import { isoInstant } from '../../kernel/iso-instant.ts';
import { idBitsOf, referenceOf } from '../../kernel/reference.ts';
import type { Sql } from '../../kernel/transaction.ts';
import { factsOf } from './facts.ts';
import type { History } from './history.ts';
import { sentenceOf } from './sentences.ts';
import type { Data } from './words.ts';

/** The day that an event is about, wherever its kind keeps it. Equal to the index of migration 0720. */
export const SERVICE_DAY = `coalesce(data #>> '{seat,date}', data #>> '{occasion,date}', data #>> '{closure,date}', data ->> 'date')`;

export type EventRow = Pick<
  HistoryEvent,
  'stream' | 'version' | 'type' | 'at' | 'hash' | 'person'
> & { pos: string; actor: Actor; data: Data };

export const SELECT = `select pos::text, stream, version, type, data, ${isoInstant('at')} at, actor, encode(hash, 'hex') hash,
  case when subject_id is null then 'none' when exists (select from personal_data p where p.subject_id = event.subject_id) then 'kept' else 'erased' end person
  from event`;

const OF_PEOPLE = /^(reservation|quote|contact)-/;
const idIn = (stream: string) => stream.slice(-36);

const OF_ACCOUNTS = /^(account|admission)-/;

/** The account that an event is about, where another acted; null for all other events. */
const accountConcerned = ({ stream, actor }: Pick<EventRow, 'stream' | 'actor'>): Actor | null => {
  const account: Actor = `staff:${idIn(stream)}`;
  return OF_ACCOUNTS.test(stream) && actor !== account ? account : null;
};

/** Events in words; the name of each actor is asked for once. */
export const tell = async (
  sql: Sql,
  whoIs: WhoIs,
  rows: readonly EventRow[],
): Promise<HistoryEvent[]> => {
  const names = new Map<Actor, string>();
  for (const row of rows)
    for (const actor of [row.actor, accountConcerned(row)])
      if (actor && !names.has(actor)) names.set(actor, await whoIs(sql, actor));
  return rows.map(({ pos, actor, data, ...row }) => {
    const concerned = accountConcerned({ stream: row.stream, actor });
    const sentence = sentenceOf(row.type, data);
    return {
      ...row,
      position: Number(pos),
      by: names.get(actor)!,
      sentence: concerned ? `${sentence} Account: ${names.get(concerned)!}.` : sentence,
      facts: factsOf(row.type, data),
      reference: OF_PEOPLE.test(row.stream) ? referenceOf(idIn(row.stream)) : null,
    };
  });
};

const REFERENCE_BITS = 2 ** 35 - 1;

type Condition = readonly [text: string, value: unknown];
/** A condition where something was asked, none where nothing was. */
const asking = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Condition,
): Condition[] => (value === undefined || value === '' ? [] : [condition(value)]);

const about = (words: string): Condition => {
  const bits = idBitsOf(words);
  return bits === null
    ? [`stream like '%' || ?`, words]
    : [
        `stream ~ '[0-9a-f]{12}$' and ('x' || right(stream, 12))::bit(48)::bigint & ${REFERENCE_BITS} = ?`,
        bits.toString(),
      ];
};

const conditionsOf = (asked: HistoryAsked, clock: Clock): Condition[] => {
  const midnight = (day: string) => clock.instantOf(day, '00:00').toISOString();
  return [
    ...asking(asked.serviceDay, (day) => [`${SERVICE_DAY} = ?`, day]),
    ...asking(asked.from, (day) => ['at >= ?', midnight(day)]),
    // The next midnight at the venue, also on the two days that do not have 24 hours.
    ...asking(asked.to, (day) => ['at < ?', midnight(dayAfter(day, 1))]),
    ...asking(asked.actor, (actor) => [
      actor.includes(':') ? 'actor = ?' : `split_part(actor, ':', 1) = ?`,
      actor,
    ]),
    ...asking(asked.overridden, () => [
      `jsonb_array_length(coalesce(data -> 'passed', ?::jsonb)) > 0`,
      '[]',
    ]),
    ...asking(asked.type, (type) => ['type = ?', type]),
    ...asking(asked.about, about),
  ];
};

export const postgresHistory = (pool: Sql, whoIs: WhoIs, clock: Clock): History => ({
  async list(asked) {
    const conditions = conditionsOf(asked, clock);
    const page = [
      ...conditions,
      ...asking(asked.before, (position): Condition => ['event.pos < ?', position]),
    ];
    const where = (all: readonly Condition[]) => all.map(([text]) => text).join(' and ') || 'true';
    const values = (all: readonly Condition[]) => all.map(([, value]) => value);
    const [counted] = await pool<{ total: string }>(
      `select count(*) total from event where ${where(conditions)}`,
      values(conditions),
    );
    const rows = await pool<EventRow>(
      `${SELECT} where ${where(page)} order by event.pos desc limit ?`,
      [...values(page), asked.limit],
    );
    return { events: await tell(pool, whoIs, rows), total: Number(counted!.total) };
  },

  async staff() {
    const rows = await pool<{ actor: Actor }>(
      `select distinct actor from event where actor like 'staff:%'`,
    );
    const named = await Promise.all(
      rows.map(async ({ actor }) => ({ actor, name: await whoIs(pool, actor) })),
    );
    return named.sort((one, other) => one.name.localeCompare(other.name, 'it'));
  },

  story: async (stream) =>
    tell(
      pool,
      whoIs,
      await pool<EventRow>(`${SELECT} where stream = ? order by version`, [stream]),
    ),

  range: async ({ from = 1, to = Number.MAX_SAFE_INTEGER }) =>
    tell(
      pool,
      whoIs,
      await pool<EventRow>(`${SELECT} where event.pos between ? and ? order by event.pos`, [
        from,
        to,
      ]),
    ),

  async peopleIn(tx, stream) {
    const rows = await tx<{ id: string; data: Record<string, string | null> }>(
      'select p.subject_id::text id, p.data from event e join personal_data p using (subject_id) where stream = ? order by e.pos',
      [stream],
    );
    return { subjects: rows.map(({ id }) => id), data: rows.map(({ data }) => data) };
  },
});
