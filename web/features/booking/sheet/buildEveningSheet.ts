import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { groupByTimeSlot, holdsCovers } from '../desk/list/groupByTimeSlot.ts';
import { expectedTime } from '../tonight/book/describeVisit.ts';
import { countAllergies } from '../tonight/book/rowMarks.ts';

export type SheetMeal = 'all' | 'pranzo' | 'cena';

export type SheetOrder = 'time' | 'table' | 'name';

/** Reservations with a common caption. */
export type SheetSection = {
  readonly key: string;
  readonly caption: string;
  readonly parties: number;
  readonly people: number;
  readonly list: readonly ReservationView[];
};

export type EveningSheetView = {
  readonly sections: readonly SheetSection[];
  readonly parties: number;
  readonly people: number;
  readonly waiting: number;
  readonly allergies: ReturnType<typeof countAllergies>;
};

const compareNames = new Intl.Collator('it', { numeric: true }).compare;
const byName = (one: ReservationView, other: ReservationView): number =>
  compareNames(one.customerName ?? '', other.customerName ?? '');
const byTime = (one: ReservationView, other: ReservationView): number =>
  expectedTime(one).localeCompare(expectedTime(other)) || byName(one, other);
const byTable = (one: ReservationView, other: ReservationView): number =>
  compareNames(one.tableName ?? '', other.tableName ?? '') || byTime(one, other);

const toSection = (
  key: string,
  caption: string,
  list: readonly ReservationView[],
): SheetSection => ({
  key,
  caption,
  parties: list.length,
  people: list.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
  list,
});

const groupByTurn = (list: readonly ReservationView[]): SheetSection[] =>
  groupByTimeSlot(list).map(({ key, hours, description, list: parties }) =>
    toSection(key, description ? `${hours} · ${description}` : hours, parties.toSorted(byTime)),
  );

const groupByTable = (list: readonly ReservationView[]): SheetSection[] =>
  [
    toSection('without', 'Senza tavolo', list.filter(isWithoutTable).toSorted(byTime)),
    toSection('tables', 'Per tavolo', list.filter((one) => !isWithoutTable(one)).toSorted(byTable)),
  ].filter(({ parties }) => parties > 0);

const isWithoutTable = ({ tableName }: ReservationView): boolean => tableName === null;

const groupBy: Record<SheetOrder, (list: readonly ReservationView[]) => SheetSection[]> = {
  time: groupByTurn,
  table: groupByTable,
  name: (list) =>
    list.length === 0 ? [] : [toSection('names', 'Per nome', list.toSorted(byName))],
};

export const buildEveningSheet = (
  list: readonly ReservationView[],
  meal: SheetMeal,
  order: SheetOrder = 'time',
): EveningSheetView => {
  const expected = list.filter(
    (one) =>
      holdsCovers(one) && (meal === 'all' || mealTypeOf(one.timeSlotData.startTime) === meal),
  );
  return {
    sections: groupBy[order](expected),
    parties: expected.length,
    people: expected.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
    waiting: expected.filter(({ status }) => status === 'pending').length,
    allergies: countAllergies(expected),
  };
};
