import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { expectedTime } from '../book/describeVisit.ts';
import { isInBook } from '../book/buildBook.ts';
import type { ServiceMoment } from '../serviceMoment.ts';

export type Mark = 'arrived' | 'no_show';

/** Returns whether the party came, or null if staff recorded nothing. */
export const markOf = ({ status, outcome, arrivedAt }: ReservationView): Mark | null => {
  if (outcome === 'no_show') return 'no_show';
  if (outcome === 'not_verified') return null;
  return status === 'completed' || arrivedAt !== null ? 'arrived' : null;
};

const isAccepted = (reservation: ReservationView): boolean =>
  isInBook(reservation, 'pranzo') || isInBook(reservation, 'cena');

const hasBegun = ({ timeSlotData }: ReservationView, { minutes }: ServiceMoment): boolean =>
  toMinutes(timeSlotData.startTime) <= minutes;

const byTime = (one: ReservationView, other: ReservationView): number =>
  expectedTime(one).localeCompare(expectedTime(other)) || one.id.localeCompare(other.id);

/**
 * Returns accepted parties whose turn has begun and that staff marked neither as arrived nor as
 * no-show.
 */
export const listWithoutMark = (
  reservations: readonly ReservationView[],
  moment: ServiceMoment,
): ReservationView[] =>
  reservations
    .filter((one) => isAccepted(one) && markOf(one) === null && hasBegun(one, moment))
    .toSorted(byTime);

export type EveningSums = {
  readonly booked: number;
  readonly walkIns: number;
  readonly coversArrived: number;
  readonly noShows: number;
  readonly withoutMark: number;
  /** Accepted parties whose turn has not begun. */
  readonly toCome: number;
};

export const sumEvening = (
  reservations: readonly ReservationView[],
  moment: ServiceMoment,
): EveningSums => {
  const accepted = reservations.filter(isAccepted);
  const count = (matches: (one: ReservationView) => boolean) => accepted.filter(matches).length;
  const isOpen = (one: ReservationView) => markOf(one) === null;
  return {
    booked: count(({ origin }) => origin !== 'walk_in'),
    walkIns: count(({ origin }) => origin === 'walk_in'),
    coversArrived: accepted
      .filter((one) => markOf(one) === 'arrived')
      .reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
    noShows: count((one) => markOf(one) === 'no_show'),
    withoutMark: count((one) => isOpen(one) && hasBegun(one, moment)),
    toCome: count((one) => isOpen(one) && !hasBegun(one, moment)),
  };
};

/** Returns true after the last turn of the day has ended. Staff can then close the service day. */
export const isServiceOver = (
  turns: readonly SlotStatistics[],
  { minutes }: ServiceMoment,
): boolean => turns.length > 0 && turns.every(({ endTime }) => toMinutes(endTime) <= minutes);
