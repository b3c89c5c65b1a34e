import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { StoredTurnLimit, TurnLimitRepository } from '../application/turn-limits/ports.ts';

const LIMIT_JSON = `json_build_object('timeSlotId', l.time_slot_id, 'mealType', l.meal_type, 'kind', l.kind,
  'covers', l.covers, 'floor', l.floor, 'time', l.time, 'until', l.until)`;

/**
 * SQL expression for the limits of a date that were not ended, as a JSON array. Callers must leave
 * out limits whose time `until` has passed.
 */
export const limitsOn = (date: string): string =>
  `(select coalesce(json_agg(${LIMIT_JSON}), '[]') from turn_limits l where l.date = ${date} and l.ended_at is null)`;

const SELECT_LIMITS = `
  select l.id::text, l.date::text, l.time_slot_id::text "timeSlotId", s.start_time "slotStart", l.meal_type "mealType", l.kind, l.covers, l.floor,
    l.time, ${isoInstantSql('l.until')} until, l.source_kind "sourceKind", l.source_id::text "sourceId", p.data->>'reason' reason, ${isoInstantSql('l.set_at')} "setAt", l.subject_id is not null "hasReason"
  from turn_limits l left join time_slots s on s.id = l.time_slot_id left join personal_data p on p.subject_id = l.subject_id`;

type Row = Omit<StoredTurnLimit, 'source'> & {
  readonly sourceKind: 'quote' | null;
  readonly sourceId: string | null;
};

const toLimit = ({ sourceKind, sourceId, ...limit }: Row): StoredTurnLimit => ({
  ...limit,
  source: sourceKind && sourceId ? { kind: sourceKind, id: sourceId } : null,
});

export const createTurnLimitRepository = (pool: Sql): TurnLimitRepository => ({
  async listOfDate(date, tx = pool) {
    const rows = await tx<Row>(
      `${SELECT_LIMITS} where l.date = ? and l.ended_at is null order by l.set_at, l.id`,
      [date],
    );
    return rows.map(toLimit);
  },

  async listOfSource(tx, quoteId) {
    const rows = await tx<Row>(
      `${SELECT_LIMITS} where l.source_id = ? and l.ended_at is null order by l.id for update of l`,
      [quoteId],
    );
    return rows.map(toLimit);
  },

  async find(id, tx = pool) {
    const [row] = await tx<Row>(`${SELECT_LIMITS} where l.id = ? and l.ended_at is null`, [id]);
    return row ? toLimit(row) : null;
  },

  async lock(tx, id) {
    await tx('select 1 from turn_limits where id = ? for update', [id]);
  },

  async findSlotStart(tx, timeSlotId) {
    const [slot] = await tx<{ start: string }>(
      'select start_time start from time_slots where id = ? and retired_at is null',
      [timeSlotId],
    );
    return slot?.start ?? null;
  },
});
