import { summarizeBreaches, type Verifier } from './verifier.ts';

type Turn = { day: string; slot: string };
const turnName = ({ day, slot }: Turn) => `${day} ${slot}`;

/**
 * Sum of the covers (seats) per turn. Includes pending requests unless `holds_seat` is false, and
 * open change requests and waiting-list offers.
 */
const SUMMED = `
  select reservation_date, time_slot_id, sum(covers)::int summed from (
    select reservation_date, time_slot_id, number_of_people covers from reservations where status <> 'cancelled' and holds_seat
    union all
    select (change_request->'held'->>'date')::date, (change_request->'held'->>'timeSlotId')::uuid, (change_request->'held'->>'covers')::int
      from reservations where change_request->'held' <> 'null' and status <> 'cancelled'
    union all
    select date, (offer->>'timeSlotId')::uuid, covers from waiting_list where status = 'offered') h
  group by reservation_date, time_slot_id`;

/**
 * Finds turns with more covers than allowed. It sums the reservations, because the stored counter
 * could be wrong.
 */
export const oversoldTurns: Verifier = {
  name: 'V1',
  promise: 'no turn sold beyond its covers',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<Turn & { summed: number; most: number }>(
          `select s.reservation_date::text "day", s.time_slot_id::text slot, s.summed, coalesce(t.max_covers + t.over_covers, 0) most
     from (${SUMMED}) s left join turn_occupancy t on t.date = s.reservation_date and t.time_slot_id = s.time_slot_id
     where s.summed > coalesce(t.max_covers + t.over_covers, 0)`,
        )
      ).map((turn) => `${turnName(turn)}: ${turn.summed} covers where ${turn.most} are`),
    ),
};

export const counterDrift: Verifier = {
  name: 'V2',
  promise: 'covers counted = covers of the reservations',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<Turn & { held: number; summed: number }>(
          `select coalesce(t.date, s.reservation_date)::text "day", coalesce(t.time_slot_id, s.time_slot_id)::text slot, coalesce(t.held, 0) held, coalesce(s.summed, 0) summed
     from turn_occupancy t full join (${SUMMED}) s on t.date = s.reservation_date and t.time_slot_id = s.time_slot_id
     where coalesce(t.held, 0) <> coalesce(s.summed, 0)`,
        )
      ).map((turn) => `${turnName(turn)}: counted ${turn.held}, reserved ${turn.summed}`),
    ),
};

/**
 * Finds tables, also joined ones, that two parties have in one turn. Ignores tables that staff
 * assigned twice on purpose (`table_shared`).
 */
export const doubleBookedTables: Verifier = {
  name: 'V3',
  promise: 'no table given twice in one turn',
  breaches: async (_, tx) =>
    summarizeBreaches(
      (
        await tx<Turn & { table: string; parties: number }>(
          `select reservation_date::text "day", time_slot_id::text slot, held::text "table", count(*)::int parties
     from reservations, unnest(array_prepend(table_id, joined_table_ids)) held
     where status <> 'cancelled' and holds_seat and table_id is not null and not table_shared
     group by reservation_date, time_slot_id, held having count(*) > 1`,
        )
      ).map((turn) => `${turnName(turn)}: table ${turn.table} has ${turn.parties} parties`),
    ),
};
