import type { ClosurePeriod } from '#src/contracts/closures.ts';
import type { MealType } from '#src/contracts/common/fields.ts';

/**
 * Functions about closures. A module passes them in, because contexts must not import
 * each other.
 */
export type ClosureFacts = {
  /** SQL expression for the closures that apply on a date, as a JSON array. */
  readonly closuresOn: (date: string) => string;
  /** SQL expression for the closures that may apply between two dates, both included. */
  readonly closuresBetween: (from: string, to: string) => string;
  readonly isClosed: (closures: readonly ClosurePeriod[], date: string, meal: MealType) => boolean;
};
