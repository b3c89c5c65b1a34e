import { parseMinutes } from '#src/contracts/booking/arrival-times.ts';
import type { ClosedRoom } from '#src/contracts/booking/room-opening.ts';
import type { MealType } from '#src/contracts/common/fields.ts';

export type SlotFacts = {
  readonly id: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly turnKey: string | null;
  readonly mealType: MealType;
  /** Maximum covers of each turn of the slot, without the limits of a date. */
  readonly maxCovers: number;
};

export type TableFacts = {
  readonly id: string;
  readonly name: string;
  readonly floor: number;
  readonly capacity: number;
  readonly capacityMin: number | null;
  /** Tables of one floor with the same join group can be put together. */
  readonly joinGroup: string | null;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly blocked: boolean;
  readonly takenBy: string | null;
  readonly shared: boolean;
};

/** Covers of the parties that arrive at `time` (`HH:mm`). */
export type Arrival = { readonly time: string; readonly covers: number };

export type TurnFacts = {
  readonly date: string;
  readonly today: string;
  readonly lastDay: string;
  readonly minutesToStart: number;
  readonly leadTimeMinutes: number;
  readonly closed: boolean;
  /** Rooms that are closed by their season or until a later day, with the day of reopening. */
  readonly closedRooms: readonly ClosedRoom[];
  /** Floors of these rooms. */
  readonly floorsOutOfSeason: readonly number[];
  readonly stepFreeFloors: readonly number[];
  readonly outdoorFloors: readonly number[];
  /** High chairs that no accepted party has. Null: not counted, since the party wants none. */
  readonly highChairsLeft: number | null;
  /** Floors with a room that staff closed for this turn. */
  readonly closedFloors: readonly number[];
  /** True if guests cannot book the turn online. Staff still can. */
  readonly onlineStopped: boolean;
  /** True if staff declared the turn full, even if covers are left. */
  readonly declaredFull: boolean;
  /**
   * Last arrival time (`HH:mm`) for online bookings. Null: the kitchen stays open for the whole
   * turn.
   */
  readonly kitchenClosesAt: string | null;
  readonly slot: SlotFacts;
  readonly coversHeld: number;
  /** Maximum covers of the slot, lowered by the limits of the date. */
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
  /** Sizes of the parties that hold covers but no table: reservations, change requests, offers. */
  readonly partiesWithoutTable: readonly number[];
  /** Covers by time of arrival. A party without one counts at the start of the turn. */
  readonly arrivals: readonly Arrival[];
  /** Covers whose orders the kitchen can take within a quarter of an hour. */
  readonly kitchenPace: number;
};

export const coversLeft = ({ maxCovers, coversHeld, declaredFull }: TurnFacts): number =>
  declaredFull ? 0 : Math.max(0, maxCovers - coversHeld);

/** Returns the sizes without the first party of this size. */
export const withoutSize = (sizes: readonly number[], size: number): readonly number[] => {
  const at = sizes.indexOf(size);
  return at === -1 ? sizes : sizes.toSpliced(at, 1);
};

/** Returns the facts without one party of this size that has no table. */
export const withoutPartySize = (size: number, facts: TurnFacts): TurnFacts => ({
  ...facts,
  partiesWithoutTable: withoutSize(facts.partiesWithoutTable, size),
});

export const isPastLeadTime = ({ minutesToStart, leadTimeMinutes }: TurnFacts): boolean =>
  minutesToStart < leadTimeMinutes;

/**
 * Returns true from the first minute after the time at which the party wants to come. Without an
 * arrival time, the start of the turn counts.
 */
export const hasArrivalPassed = (
  arrivalTime: string | null | undefined,
  { minutesToStart, slot: { startTime } }: Pick<TurnFacts, 'minutesToStart' | 'slot'>,
): boolean => {
  const minutesIntoTurn = parseMinutes(arrivalTime ?? startTime) - parseMinutes(startTime);
  return minutesToStart + minutesIntoTurn <= -1;
};

export const isInSeason = (
  { floor }: Pick<TableFacts, 'floor'>,
  { floorsOutOfSeason }: Pick<TurnFacts, 'floorsOutOfSeason'>,
): boolean => !floorsOutOfSeason.includes(floor);

export const isRoomOpen = (
  { floor }: Pick<TableFacts, 'floor'>,
  { closedFloors }: Pick<TurnFacts, 'closedFloors'>,
): boolean => !closedFloors.includes(floor);

/** Returns true if the room of the table is open in this season and for this turn. */
export const isOffered = (
  table: Pick<TableFacts, 'floor'>,
  facts: Pick<TurnFacts, 'floorsOutOfSeason' | 'closedFloors'>,
): boolean => isInSeason(table, facts) && isRoomOpen(table, facts);

export const withOfferedTables = (facts: TurnFacts): TurnFacts => ({
  ...facts,
  tables: facts.tables.filter((table) => isOffered(table, facts)),
});

export const formatSlotLabel = ({
  description,
  startTime,
  endTime,
}: Pick<SlotFacts, 'description' | 'startTime' | 'endTime'>): string =>
  description ?? `${startTime} - ${endTime}`;
