import type { QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';
import type { WaitingListEvent } from '#src/contexts/booking/waiting-list/domain/waiting-list-events.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import {
  newReservation,
  noVisitMoments,
  type ReservationState,
  type SeatAllocation,
} from '#src/contexts/booking/domain/reservation-state.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { createRandom } from '../answered-request-log.ts';

export type SeasonEvent = ReservationEvent | QuoteEvent | WaitingListEvent;
/** An event of a stream, with its time in milliseconds since 1970. */
export type Step = { readonly event: SeasonEvent; readonly atMs: number; readonly actor: Actor };

export type Season = {
  readonly reservations: number;
  /** First date with visits. `days` is the number of such dates. */
  readonly firstDay: string;
  readonly days: number;
  readonly slots: readonly TimeSlotView[];
  readonly seed: number;
};

export const STAFF: Actor = 'staff:00000000-0000-4000-8000-000000000001';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const evidence = { coversHeld: 0, maxCovers: 75, tableFree: null, closed: false };

export type Random = ReturnType<typeof createRandom>;
export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

export const buildSeat = (random: Random, { firstDay, days, slots }: Season): SeatAllocation => {
  const slot = pick(random, slots);
  return {
    date: addDays(firstDay, Math.floor(random() * days)),
    timeSlotId: slot.id,
    slotStart: slot.startTime,
    slotEnd: slot.endTime,
    slotDescription: null,
    tableId: null,
    tableName: null,
    floor: null,
    covers: 1 + Math.floor(random() * 8),
    ...(random() < 0.2 ? { arrivalTime: slot.startTime.replace(/\d$/, '5') } : {}),
  };
};

/** Returns an instant around 20:00 of the date in the restaurant's time zone. */
export const visitMs = ({ date }: SeatAllocation): number => Date.parse(`${date}T18:30:00Z`);

const confirmedState = (seat: SeatAllocation): ReservationState => ({
  status: 'confirmed',
  outcome: null,
  seat,
  reason: null,
  ...newReservation,
  ...noVisitMoments,
});

export const undone = (
  seat: SeatAllocation,
  type: ReservationEvent['type'],
  to: Partial<ReservationState>,
): ReservationEvent => ({
  type: 'LastActionUndone',
  data: { ...confirmedState(seat), ...to, undone: type, from: { status: 'confirmed', seat } },
});
