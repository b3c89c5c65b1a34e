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
  readonly description: string | null;
  readonly isActive: boolean;
  /** Blocked by staff for this turn only. */
  readonly blocked: boolean;
  /** Id of another reservation. */
  readonly takenBy: string | null;
  /** Staff seated several parties at this table. */
  readonly shared: boolean;
};

/** Read with the turn locked. */
export type TurnFacts = {
  readonly date: string;
  /** Local date of the venue. */
  readonly today: string;
  readonly lastDay: string;
  /** Negative after the turn began. */
  readonly minutesToStart: number;
  readonly leadTimeMinutes: number;
  readonly closed: boolean;
  readonly slot: SlotFacts;
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
};

export const coversLeft = ({ maxCovers, coversHeld }: TurnFacts): number =>
  Math.max(0, maxCovers - coversHeld);

/** Includes the lead time (spec note 9). */
export const isPastLeadTime = ({ minutesToStart, leadTimeMinutes }: TurnFacts): boolean =>
  minutesToStart < leadTimeMinutes;

export const formatSlotLabel = ({
  description,
  startTime,
  endTime,
}: Pick<SlotFacts, 'description' | 'startTime' | 'endTime'>): string =>
  description ?? `${startTime} - ${endTime}`;
