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
  /** Closed by staff for this turn alone (daily_settings, decision 8). */
  readonly blocked: boolean;
  /** The other reservation that holds it in this turn, if any. */
  readonly takenBy: string | null;
  /** Whoever holds it was sat there by staff beside somebody else; a party of its own may still claim it. */
  readonly shared: boolean;
};

/** A turn is a time slot on a date. What must be known of it before anything is decided; read while holding it. */
export type TurnFacts = {
  readonly date: string;
  /** Calendar date at the venue now. */
  readonly today: string;
  /** The last calendar date for which a reservation is taken. */
  readonly lastDay: string;
  /** Minutes from now to the start; negative once it has begun. */
  readonly minutesToStart: number;
  readonly leadTimeMinutes: number;
  /** A closure covers this date and service. */
  readonly closed: boolean;
  readonly slot: SlotFacts;
  readonly coversHeld: number;
  readonly maxCovers: number;
  readonly tables: readonly TableFacts[];
};

export const coversLeft = ({ maxCovers, coversHeld }: TurnFacts): number =>
  Math.max(0, maxCovers - coversHeld);

/** Begun, or so near that the kitchen cannot take it any more (decision 9). */
export const isPastLeadTime = ({ minutesToStart, leadTimeMinutes }: TurnFacts): boolean =>
  minutesToStart < leadTimeMinutes;

/** Words for a turn: its description, else its hours. */
export const formatSlotLabel = ({
  description,
  startTime,
  endTime,
}: Pick<SlotFacts, 'description' | 'startTime' | 'endTime'>): string =>
  description ?? `${startTime} - ${endTime}`;
