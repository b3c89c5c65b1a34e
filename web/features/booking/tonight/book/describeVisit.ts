import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';

/** Minutes after which a party counts as late, and as so late that staff call it. */
const LATE_AFTER = 15;
const VERY_LATE_AFTER = 30;
const SOON_WITHIN = 30;
const HOUR = 60;
const MINUTE_MS = 60_000;

export type VisitState = 'expected' | 'soon' | 'late' | 'very-late' | 'arrived' | 'seated' | 'gone';

/**
 * State of a visit with its text. `chip`: delay of the party, which the screen shows before
 * `words`.
 */
export type Visit = {
  readonly state: VisitState;
  readonly words: string;
  readonly chip?: string;
};

type Party = Pick<
  ReservationView,
  'status' | 'outcome' | 'arrivalTime' | 'timeSlotData' | 'arrivedAt' | 'seatedAt' | 'clearedAt'
>;

/** Returns the time at which staff expect the party, `HH:mm`. */
export const expectedTime = ({
  arrivalTime,
  timeSlotData,
}: Pick<Party, 'arrivalTime' | 'timeSlotData'>): string => arrivalTime ?? timeSlotData.startTime;

/** Formats a duration, for example `14'` or `1 h 9'`. */
export const formatMinutes = (minutes: number): string =>
  minutes < HOUR ? `${minutes}'` : `${Math.floor(minutes / HOUR)} h ${minutes % HOUR}'`;

const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE_MS));

const describeEnd = ({ outcome, clearedAt }: Party): Visit => {
  if (outcome === 'no_show') return { state: 'gone', words: 'non venuti' };
  if (outcome === 'not_verified') return { state: 'gone', words: 'non verificata' };
  return { state: 'gone', words: clearedAt ? `andati ${formatTimeOfDay(clearedAt)}` : 'conclusa' };
};

const describeWait = (minutesLate: number): Visit => {
  if (minutesLate >= VERY_LATE_AFTER)
    return { state: 'very-late', chip: `−${minutesLate} min`, words: 'da chiamare' };
  if (minutesLate >= LATE_AFTER)
    return { state: 'late', chip: `−${minutesLate} min`, words: 'in ritardo' };
  if (minutesLate > 0) return { state: 'soon', words: `attesi da ${formatMinutes(minutesLate)}` };
  if (minutesLate === 0) return { state: 'soon', words: 'attesi ora' };
  const state = -minutesLate <= SOON_WITHIN ? 'soon' : 'expected';
  return { state, words: `fra ${formatMinutes(-minutesLate)}` };
};

/**
 * Returns the state of the visit and its text. `minutes`: current time as minutes since midnight of
 * the service day (see `ServiceMoment`). `now`: the same time in epoch milliseconds.
 */
export const describeVisit = (party: Party, minutes: number, now: number): Visit => {
  if (party.status !== 'confirmed') return describeEnd(party);
  if (party.seatedAt)
    return { state: 'seated', words: `seduti ${formatMinutes(minutesSince(party.seatedAt, now))}` };
  if (party.arrivedAt)
    return {
      state: 'arrived',
      words: `arrivati ${formatMinutes(minutesSince(party.arrivedAt, now))}`,
    };
  return describeWait(minutes - toMinutes(expectedTime(party)));
};
