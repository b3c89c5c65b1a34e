import type { ReservationView } from '#src/contracts/booking/reservations.ts';

type GroupedReservation = Pick<
  ReservationView,
  'timeSlotData' | 'numberOfPeople' | 'status' | 'customerName' | 'reservationDate'
>;

export type TimeSlotGroup<One> = {
  readonly key: string;
  /**
   * Date of the group, `yyyy-MM-dd`. It differs from the selected day after staff moved a
   * reservation to another date.
   */
  readonly date: string;
  readonly hours: string;
  readonly description: string | null;
  readonly parties: number;
  readonly people: number;
  readonly list: readonly One[];
};

export const holdsCovers = ({ status }: Pick<ReservationView, 'status'>): boolean =>
  status !== 'cancelled';

const byName = (one: GroupedReservation, other: GroupedReservation) =>
  (one.customerName ?? '').localeCompare(other.customerName ?? '', 'it');

/**
 * Creates a group of reservations, sorted by guest name. With this order, a card keeps its position
 * when its status changes.
 */
const toTimeSlotGroup = <One extends GroupedReservation>(
  key: string,
  list: readonly One[],
): TimeSlotGroup<One> => {
  const {
    reservationDate: date,
    timeSlotData: { startTime, endTime, description },
  } = list[0]!;
  const held = list.filter(holdsCovers);
  return {
    key,
    date,
    hours: `${startTime} - ${endTime}`,
    description,
    parties: held.length,
    people: held.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0),
    list: list.toSorted(byName),
  };
};

export const groupByTimeSlot = <One extends GroupedReservation>(
  list: readonly One[],
): TimeSlotGroup<One>[] => {
  const slots = new Map<string, One[]>();
  for (const one of list) {
    const key = [
      one.reservationDate,
      one.timeSlotData.startTime,
      one.timeSlotData.endTime,
      one.timeSlotData.description,
    ].join(' ');
    slots.set(key, [...(slots.get(key) ?? []), one]);
  }
  return [...slots]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, of]) => toTimeSlotGroup(key, of));
};
