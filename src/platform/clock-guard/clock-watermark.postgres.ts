import type { Sql } from '#src/kernel/transaction.ts';

const DAY_SECONDS = 86_400;

/**
 * Compares the times of all successive events since the watermark. The last event alone would not
 * reveal a clock that jumped forward and back again.
 */
const WIDEST_STEP = `
  with seen as (
    select at, position from clock_watermark
    union all select at, pos from event
      where pos > coalesce((select position from clock_watermark), (select max(pos) - 1 from event))
    union all select ?::timestamptz, 9223372036854775807
  ), steps as (select at - lag(at) over (order by position) step from seen)
  select extract(epoch from ?::timestamptz - clock_timestamp())::float "databaseSeconds",
    coalesce(max(abs(extract(epoch from step))), 0)::float "stepSeconds", (select pos::float from log_head) "position"
  from steps`;

const ADVANCE_WATERMARK = `
  insert into clock_watermark (at, position) values (?, ?)
  on conflict (id) do update set at = excluded.at, position = excluded.position
    where clock_watermark.position <= excluded.position and clock_watermark.at < excluded.at - interval '1 minute'`;

const CONFIRM_WATERMARK = `
  insert into clock_watermark (at, position) select ?, pos from log_head
  on conflict (id) do update set at = excluded.at, position = excluded.position`;

export type ClockReading = {
  /** Difference between the clocks of this process and of PostgreSQL, in days. */
  readonly databaseDays: number;
  /**
   * Largest difference in days between successive times: the watermark, the events after it, and
   * now.
   */
  readonly stepDays: number;
  readonly position: number;
};

export const readClock = async (sql: Sql, now: Date): Promise<ClockReading> => {
  const at = now.toISOString();
  type Row = { databaseSeconds: number; stepSeconds: number; position: number };
  const [row] = await sql<Row>(WIDEST_STEP, [at, at]);
  const { databaseSeconds, stepSeconds, position } = row!;
  return {
    databaseDays: Math.abs(databaseSeconds) / DAY_SECONDS,
    stepDays: stepSeconds / DAY_SECONDS,
    position,
  };
};

/**
 * Moves the watermark, which is the last trusted instant. It moves only forward, and at most once a
 * minute.
 */
export const advanceClockWatermark = async (
  sql: Sql,
  now: Date,
  position: number,
): Promise<void> => {
  await sql(ADVANCE_WATERMARK, [now.toISOString(), position]);
};

export const confirmClockWatermark = async (tx: Sql, now: Date): Promise<void> => {
  await tx(CONFIRM_WATERMARK, [now.toISOString()]);
};
