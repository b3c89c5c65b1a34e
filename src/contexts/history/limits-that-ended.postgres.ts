import type { ServiceDayChange } from '#src/contracts/reservations-as-of.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { EventData } from '#src/event-log/event-sentences.ts';
import { SERVICE_DAY_SQL } from './history-repository.postgres.ts';

/** Limits of a date whose time was over before staff or an event ended them. */
const SELECT_ENDED = `
  select data, data->>'until' as "until" from event e
  where type = 'TurnLimitSet' and stream like 'turn-limit-%' and ${SERVICE_DAY_SQL} = ?
    and (data->>'until')::timestamptz <= ?
    and not exists (select from event later where later.stream = e.stream
      and later.type = 'TurnLimitEnded' and later.at <= (e.data->>'until')::timestamptz)`;

type Row = { readonly data: EventData; readonly until: string };

/**
 * Adds the instants at which limits ended by themselves to the changes of a date, oldest first. No
 * event records them, so they have the position of the change before.
 */
export const addLimitsThatEnded = async (
  sql: Sql,
  date: string,
  {
    changes,
    now,
    describeTurnLimit,
  }: {
    readonly changes: readonly ServiceDayChange[];
    readonly now: Date;
    readonly describeTurnLimit: (data: EventData) => string;
  },
): Promise<ServiceDayChange[]> => {
  const ended = await sql<Row>(SELECT_ENDED, [date, now]);
  const added = ended.map(({ data, until: at }): ServiceDayChange => {
    const before = changes.findLast((change) => Date.parse(change.at) <= Date.parse(at));
    return {
      position: before?.position ?? 0,
      at: new Date(at).toISOString(),
      sentence: `Limite finito da solo: ${describeTurnLimit(data)}`,
      by: 'il sistema',
    };
  });
  return [...changes, ...added].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
};
