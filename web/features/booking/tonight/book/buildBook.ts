import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { shareTable } from '../../tableSet.ts';
import { formatMoment, type ServiceMoment } from '../serviceMoment.ts';
import { describeVisit, expectedTime, type Visit } from './describeVisit.ts';

/** Label above the first row of a turn. */
export type TurnLabel = {
  readonly name: string;
  readonly covers: string;
  readonly parties: number;
};

export type BookEntry = {
  readonly reservation: ReservationView;
  readonly visit: Visit;
  /** Present time as `HH:mm` if it falls between this row and the row above, otherwise null. */
  readonly now: string | null;
  readonly turn: TurnLabel | null;
  /**
   * Says that another party still sits at the table, for example `occupata 50'`. Null if the table
   * is free.
   */
  readonly tableNote: string | null;
};

type Service = { readonly mealType: MealType; readonly moment: ServiceMoment };

/**
 * Returns true for parties of the meal that staff expect, serve or have served. No-shows also
 * count, but requests do not.
 */
export const isInBook = (
  { status, outcome, timeSlotData }: ReservationView,
  mealType: MealType,
): boolean =>
  (status === 'confirmed' || status === 'completed' || outcome === 'no_show') &&
  mealTypeOf(timeSlotData.startTime) === mealType;

const byArrival = (one: ReservationView, other: ReservationView): number =>
  expectedTime(one).localeCompare(expectedTime(other)) ||
  (one.customerName ?? '').localeCompare(other.customerName ?? '', 'it') ||
  one.id.localeCompare(other.id);

const describeTurn = (
  { startTime, endTime, bookedPeople, maxCovers, reservationsCount }: SlotStatistics,
  position: number,
): TurnLabel => ({
  name: `${position}° turno ${startTime}–${endTime}`,
  covers: `${bookedPeople}/${maxCovers}`,
  parties: reservationsCount,
});

/** Returns the labels of the turns of the meal, by id. The first turn has no label. */
const labelTurns = (turns: readonly SlotStatistics[], mealType: MealType) =>
  new Map(
    turns
      .filter(({ startTime }) => mealTypeOf(startTime) === mealType)
      .map((turn, index) => [turn.timeSlotId, describeTurn(turn, index + 1)] as const)
      .slice(1),
  );

export const isHere = ({ visit }: Pick<BookEntry, 'visit'>): boolean =>
  visit.state === 'seated' || visit.state === 'arrived';

type Visiting = Pick<BookEntry, 'reservation' | 'visit'>;

const describeTable = (
  { reservation, visit }: Visiting,
  present: readonly Visiting[],
): string | null => {
  if (visit.state === 'gone' || isHere({ visit })) return null;
  const other = present.find((one) => shareTable(one.reservation, reservation));
  return other ? other.visit.words.replace(/^(seduti|arrivati)/, 'occupata') : null;
};

/**
 * Returns the rows of a service in the order of arrival. A change of state does not move a row.
 * `epochMs` is the present time.
 */
export const buildBook = (
  reservations: readonly ReservationView[],
  turns: readonly SlotStatistics[],
  { mealType, moment }: Service,
  epochMs: number,
): BookEntry[] => {
  const labels = labelTurns(turns, mealType);
  const parties = reservations.filter((one) => isInBook(one, mealType)).toSorted(byArrival);
  const firstAhead = parties.find((one) => toMinutes(expectedTime(one)) > moment.minutes);
  const visits = parties.map((reservation) => ({
    reservation,
    visit: describeVisit(reservation, moment.minutes, epochMs),
  }));
  const present = visits.filter(isHere);
  const labelled = new Set<string>();
  return visits.map((entry) => {
    const { reservation } = entry;
    const { timeSlotId } = reservation;
    const turn = labelled.has(timeSlotId) ? null : (labels.get(timeSlotId) ?? null);
    labelled.add(timeSlotId);
    return {
      ...entry,
      now: reservation === firstAhead ? formatMoment(moment) : null,
      turn,
      tableNote: describeTable(entry, present),
    };
  });
};
