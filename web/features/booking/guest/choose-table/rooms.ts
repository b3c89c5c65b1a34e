import type { Availability, AvailableSlot } from '#src/contracts/booking/availability.ts';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { venue } from '#src/venue.ts';
import { isTableSelectable } from './coverAvailability.ts';

/** State of a table for the party. `too_small` and `too_large` compare the table with the party. */
export type SeatState = 'free' | 'too_small' | 'too_large' | 'taken' | 'unavailable';

export type RoomTable = PlannedTable & { readonly state: SeatState };

export type Room = {
  readonly floor: number;
  readonly name: string;
  readonly isStepFree: boolean;
  /** Month (1 to 12) in which the room opens again. Null if it is open. */
  readonly reopensOn: string | null;
  readonly tables: readonly RoomTable[];
};

type Request = { readonly numberOfPeople: number };

const stateOf = (
  { capacity, capacityMin }: PlannedTable,
  slot: AvailableSlot | undefined,
  party: number,
): SeatState => {
  if (slot && isTableSelectable(slot, party)) return 'free';
  if (party > capacity) return 'too_small';
  if (party < (capacityMin ?? 0)) return 'too_large';
  return slot ? 'unavailable' : 'taken';
};

const toPlannedTable = (slot: AvailableSlot): PlannedTable => ({
  tableId: slot.tableId,
  tableName: slot.tableName,
  floor: slot.floor,
  capacity: slot.tableCapacity,
  capacityMin: null,
  description: slot.tableDescription,
  position: null,
  shape: null,
  translations: {},
});

/**
 * Returns the rooms that have tables. A free table that the plan does not contain has no position,
 * because the plan may be missing or outdated.
 */
export const buildRooms = (
  { availableSlots, closedRooms }: Availability,
  plan: readonly PlannedTable[],
  { numberOfPeople }: Request,
): Room[] => {
  const slots = new Map(availableSlots.map((slot) => [slot.tableId, slot]));
  const planned = new Set(plan.map(({ tableId }) => tableId));
  const added = availableSlots.filter(({ tableId }) => !planned.has(tableId)).map(toPlannedTable);
  const tables = [...plan, ...added].map((table) => ({
    ...table,
    state: stateOf(table, slots.get(table.tableId), numberOfPeople),
  }));
  const reopenings = new Map(closedRooms.map(({ floor, reopensOn }) => [floor, reopensOn]));
  return venue.rooms
    .map(({ floor, name, isStepFree }) => ({
      floor,
      name,
      isStepFree,
      reopensOn: reopenings.get(floor) ?? null,
      tables: tables.filter((table) => table.floor === floor),
    }))
    .filter((room) => room.tables.length > 0);
};

export const freeTablesOf = ({ tables, reopensOn }: Room): readonly RoomTable[] =>
  reopensOn === null ? tables.filter(({ state }) => state === 'free') : [];

const OTHER_FLOOR_DISTANCE = 1_000;
const DISTANCE_PER_SEAT = 10;

/**
 * Returns the distance in percent of the room. A different size or floor increases the distance.
 */
const distanceBetween = (one: PlannedTable, other: PlannedTable): number => {
  const floors = one.floor === other.floor ? 0 : OTHER_FLOOR_DISTANCE;
  const seats = Math.abs(one.capacity - other.capacity) * DISTANCE_PER_SEAT;
  if (!one.position || !other.position) return floors + seats;
  const [x, y] = [one.position.x - other.position.x, one.position.y - other.position.y];
  return floors + seats + Math.hypot(x, y);
};

/**
 * Returns the free table that is nearest to the lost table. Tables on the same floor come first.
 */
export const nearestFreeTable = (rooms: readonly Room[], lostTableId: string): RoomTable | null => {
  const lost = rooms.flatMap(({ tables }) => tables).find(({ tableId }) => tableId === lostTableId);
  const free = rooms.flatMap(freeTablesOf);
  if (!lost) return free[0] ?? null;
  return (
    free.toSorted((one, other) => distanceBetween(one, lost) - distanceBetween(other, lost))[0] ??
    null
  );
};
