import type { z } from 'zod';
import type { StaffTurnLimitKind, turnLimitDraft } from '#src/contracts/booking/turn-limits.ts';
import type { MealType } from '#src/contracts/common/fields.ts';

/**
 * Draft of a limit. `turns`: id of a time slot, a meal, or `day`. `hours`: duration of the limit.
 * If empty, it ends with the service day.
 */
export type LimitDraft = {
  readonly kind: StaffTurnLimitKind | null;
  readonly covers: string;
  readonly floor: number | null;
  readonly time: string;
  readonly turns: string;
  readonly hours: string;
  readonly reason: string;
};

export const emptyDraft = (mealType: MealType): LimitDraft => ({
  kind: null,
  covers: '',
  floor: null,
  time: '',
  turns: mealType,
  hours: '',
  reason: '',
});

const HOUR_MS = 3_600_000;

const toScope = (turns: string): { timeSlotId?: string; mealType?: MealType } => {
  if (turns === 'day') return {};
  return turns === 'pranzo' || turns === 'cena' ? { mealType: turns } : { timeSlotId: turns };
};

export type LimitInput = z.input<typeof turnLimitDraft>;

/**
 * Returns the request for the draft, or null while a value is missing.
 *
 * @param now epoch milliseconds of the server
 */
export const toLimitInput = (
  { kind, covers, floor, time, turns, hours, reason }: LimitDraft,
  date: string,
  now: number,
): LimitInput | null => {
  const common = {
    date,
    reason,
    ...toScope(turns),
    ...(hours === '' ? {} : { until: new Date(now + Number(hours) * HOUR_MS).toISOString() }),
  };
  switch (kind) {
    case null:
      return null;
    case 'covers':
      return covers === '' ? null : { ...common, kind, covers: Number(covers) };
    case 'room_closed':
      return floor === null ? null : { ...common, kind, floor };
    case 'kitchen_closes':
      return time === '' ? null : { ...common, kind, time };
    case 'full':
      return { ...common, kind };
    case 'online_stopped':
      return { ...common, kind };
  }
};
