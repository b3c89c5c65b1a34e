import type { MealType } from '#src/contracts/common/fields.ts';

export type SlotFacts = {
  readonly id: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly description: string | null;
  readonly isActive: boolean;
  readonly turnKey: string | null;
  readonly mealType: MealType;
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

/** `time` is `HH:mm`. */
export type Arrival = { readonly time: string; readonly covers: number };

export type TurnFacts = {
  readonly date: string;
  readonly today: string;
  readonly lastDay: string;
  readonly minutesToStart: number;
  readonly leadTimeMinutes: number;
  readonly closed: boolean;
  /** Floors whose room is closed at this time of year. */
  readonly floorsOutOfSeason: readonly number[];
  readonly slot: SlotFacts;
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
  /** Sizes of the parties that hold covers but no table: reservations, change requests, offers. */
  readonly partiesWithoutTable: readonly number[];
  /** Covers by the time of arrival. Without one, the start of the turn counts. */
  readonly arrivals: readonly Arrival[];
  /** Covers whose orders the kitchen can take within a quarter of an hour. */
  readonly kitchenPace: number;
};

export const coversLeft = ({ maxCovers, coversHeld }: TurnFacts): number =>
  Math.max(0, maxCovers - coversHeld);

/** The facts without one party of this size that has no table. */
export const withoutPartySize = (
  size: number,
  { partiesWithoutTable, ...facts }: TurnFacts,
): TurnFacts => {
  const at = partiesWithoutTable.indexOf(size);
  return {
    ...facts,
    partiesWithoutTable: at === -1 ? partiesWithoutTable : partiesWithoutTable.toSpliced(at, 1),
  };
};

export const isPastLeadTime = ({ minutesToStart, leadTimeMinutes }: TurnFacts): boolean =>
  minutesToStart < leadTimeMinutes;

export const isInSeason = (
  { floor }: Pick<TableFacts, 'floor'>,
  { floorsOutOfSeason }: Pick<TurnFacts, 'floorsOutOfSeason'>,
): boolean => !floorsOutOfSeason.includes(floor);

export const withTablesInSeason = (facts: TurnFacts): TurnFacts => ({
  ...facts,
  tables: facts.tables.filter((table) => isInSeason(table, facts)),
});

export const formatSlotLabel = ({
  description,
  startTime,
  endTime,
}: Pick<SlotFacts, 'description' | 'startTime' | 'endTime'>): string =>
  description ?? `${startTime} - ${endTime}`;
