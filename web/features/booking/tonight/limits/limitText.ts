import type { TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { venue } from '#src/venue.ts';
import { formatShortDay, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { addDays, toMinutes, venueDate } from '#web/shared/dates/dates.ts';

type Limit = Pick<
  TurnLimitView,
  'kind' | 'covers' | 'floor' | 'time' | 'slotStart' | 'mealType' | 'until' | 'date'
>;

export const roomName = (floor: number | null): string =>
  venue.rooms.find((room) => room.floor === floor)?.name ?? 'Sala';

/** Returns a text such as `40 coperti` or `online fermo`. */
export const describeLimit = ({ kind, covers, floor, time }: Limit): string => {
  switch (kind) {
    case 'covers':
      return `${covers} coperti`;
    case 'held':
      return `${covers} coperti tenuti per un evento`;
    case 'online_stopped':
      return 'online fermo';
    case 'full':
      return 'turno pieno';
    case 'room_closed':
      return `${roomName(floor)} chiusa`;
    case 'kitchen_closes':
      return `cucina fino alle ${time}`;
  }
};

/** Returns a text such as `cena`, `turno delle 20:50` or `tutto il giorno`. */
export const describeTurns = ({ slotStart, mealType }: Limit): string => {
  if (slotStart) return `turno delle ${slotStart}`;
  return mealType ?? 'tutto il giorno';
};

/**
 * Summarizes the limits in one line, grouped by turns, for example `cena 40 coperti · online
 * fermo`.
 */
export const summarizeLimits = (limits: readonly Limit[]): string => {
  const turns = [...new Set(limits.map(describeTurns))];
  return turns
    .map((words) => {
      const own = limits.filter((limit) => describeTurns(limit) === words).map(describeLimit);
      return `${words} ${own.join(' · ')}`;
    })
    .join(' · ');
};

const describeLimitShortly = (limit: Limit): string =>
  limit.kind === 'kitchen_closes' ? `cucina → ${limit.time}` : describeLimit(limit);

/** Summarizes the limits for the header, which already names the meal: `cucina → 22:00`. */
export const summarizeLimitsShortly = (limits: readonly Limit[]): string =>
  limits
    .map((limit) => [limit.slotStart, describeLimitShortly(limit)].filter(Boolean).join(' '))
    .join(' · ');

/** Returns a text such as `fino a fine serata` or `fino alle 21:30`. */
export const describeEnd = ({ until, date }: Limit): string => {
  if (until === null) return 'finché l’evento resta';
  const [day, time] = [venueDate(new Date(until)), formatTimeOfDay(until)];
  if (day === addDays(date, 1) && time === '04:00') return 'fino a fine serata';
  return day === date ? `fino alle ${time}` : `fino a ${formatShortDay(day)}, ${time}`;
};

/** Returns a text such as `3 prenotazioni da spostare` or `2 richieste in attesa`. */
export const countStranded = ({ kind, stranded }: Pick<TurnLimitView, 'kind' | 'stranded'>) => {
  if (kind === 'full' || kind === 'online_stopped')
    return stranded === 1 ? '1 richiesta in attesa' : `${stranded} richieste in attesa`;
  return stranded === 1 ? '1 prenotazione da spostare' : `${stranded} prenotazioni da spostare`;
};

const mealOf = ({ mealType, slotStart }: Limit): MealType | null =>
  mealType ?? (slotStart === null ? null : mealTypeOf(slotStart));

const isInForce = ({ until }: Limit, now: number): boolean =>
  until === null || Date.parse(until) > now;

/** Returns the limits that apply to the meal now. `now`: epoch milliseconds of the server. */
export const listLimitsInForce = <Listed extends Limit>(
  limits: readonly Listed[],
  meal: MealType,
  now: number,
): Listed[] =>
  limits.filter((limit) => isInForce(limit, now) && [null, meal].includes(mealOf(limit)));

type ForTurn = Limit & Pick<TurnLimitView, 'timeSlotId'>;

/** Returns the floors whose room is closed for a turn. `now`: epoch milliseconds of the server. */
export const listClosedFloors = (
  limits: readonly ForTurn[],
  turn: { readonly id: string; readonly mealType: MealType } | undefined,
  now: number,
): number[] =>
  limits
    .filter((limit) => limit.kind === 'room_closed' && isInForce(limit, now))
    .filter(
      ({ timeSlotId, mealType }) =>
        [null, turn?.id].includes(timeSlotId) && [null, turn?.mealType].includes(mealType),
    )
    .flatMap(({ floor }) => floor ?? []);

/** Returns the floors whose room is now closed for parties at the door. */
export const listFloorsClosedAtDoor = (
  limits: readonly Limit[],
  meal: MealType,
  { now, minutes }: { readonly now: number; readonly minutes: number },
): number[] =>
  listLimitsInForce(limits, meal, now)
    .filter(({ kind, slotStart }) => {
      const hasBegun = slotStart === null || toMinutes(slotStart) <= minutes;
      return kind === 'room_closed' && hasBegun;
    })
    .flatMap(({ floor }) => floor ?? []);
