import type { KitchenDay, KitchenParty } from '#src/contracts/booking/kitchen.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { ReservationList } from '../ports.ts';

type Deps = {
  readonly reservationList: Pick<ReservationList, 'listBetween'>;
  readonly clock: Clock;
};

const toParty = (reservation: ReservationView): KitchenParty => ({
  id: reservation.id,
  time: reservation.arrivalTime ?? reservation.timeSlotData.startTime,
  numberOfPeople: reservation.numberOfPeople,
  tableName: reservation.tableName,
  allergies: reservation.allergies,
});

/**
 * Lists the accepted parties of today for the kitchen. Parties at their table remain in the list
 * until their visit is completed.
 */
export const readKitchenDay =
  ({ reservationList, clock }: Deps) =>
  async (): Promise<KitchenDay> => {
    const date = currentServiceDay(clock);
    const reservations = await reservationList.listBetween(date, date);
    const parties = reservations
      .filter(({ status }) => status === 'confirmed')
      .map(toParty)
      .toSorted((one, other) => one.time.localeCompare(other.time));
    return { date, parties };
  };

export type ReadKitchenDay = ReturnType<typeof readKitchenDay>;
