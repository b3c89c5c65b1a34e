import type { ProjectedEvent, Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  parseTurnLimitId,
  TURN_LIMIT_STREAM_PREFIX,
  type TurnLimitEvent,
} from '../domain/turn-limits.ts';

const INSERT = `
  insert into turn_limits (id, date, time_slot_id, meal_type, kind, covers, floor, time, until, source_kind, source_id, subject_id, set_at, version)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const insertLimit = (
  sql: Sql,
  { stream, data, subjectId, at, version }: ProjectedEvent<TurnLimitEvent>,
) => {
  const { date, timeSlotId, mealType, kind, covers, floor, time, until, source } = data;
  return sql(INSERT, [
    parseTurnLimitId(stream),
    date,
    timeSlotId,
    mealType,
    kind,
    covers,
    floor,
    time,
    until,
    source?.kind ?? null,
    source?.id ?? null,
    subjectId,
    at,
    version,
  ]);
};

/**
 * Marks a limit as ended, but never deletes its row. Does not mark a limit whose time `until` has
 * passed.
 */
export const turnLimitsProjection: Projection<TurnLimitEvent> = {
  name: 'turn-limits',
  streamPrefixes: [TURN_LIMIT_STREAM_PREFIX],
  tables: ['turn_limits'],

  async apply(event, sql) {
    if (event.type === 'TurnLimitSet') await insertLimit(sql, event);
    else
      await sql('update turn_limits set ended_at = ?, version = ? where id = ?', [
        event.at,
        event.version,
        parseTurnLimitId(event.stream),
      ]);
  },
};
