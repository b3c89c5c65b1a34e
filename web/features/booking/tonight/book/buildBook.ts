import type { MealType } from '#src/contracts/common/fields.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { shareTable } from '../../tableSet.ts';
import { formatMoment, type ServiceMoment } from '../serviceMoment.ts';
import { describeVisit, expectedTime, type Visit } from './describeVisit.ts';

/** The label on the rule above a row. */
export type TurnLabel = {
  readonly name: string;
  readonly covers: string;
  readonly parties: number;
};

export type BookEntry = {
  readonly reservation: ReservationView;
  readonly visit: Visit;
  /** `HH:mm`, if the present moment lies above this row. */
  readonly now: string | null;
  readonly turn: TurnLabel | null;
  /** Who still has the table of an expected party, such as `occupata 50'`, or null. */
  readonly tableNote: string | null;
};

type Service = { readonly mealType: MealType; readonly moment: ServiceMoment };

/** Parties of the meal that staff expect, serve or have served; requests are not among them. */
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

/** The turns of the meal after the first, by id. */
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
 * The rows of a service in the order of arrival. A row never changes its place when its state
 * changes. `epochMs` is the present moment.
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
