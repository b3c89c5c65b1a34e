import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { useDeskTablesQuery, useDeskUnavailableTablesQuery } from './tablesApi.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useTimeSlotsQuery } from '../../bookingApi.ts';
import { listClosedFloors } from '../../tonight/limits/limitText.ts';
import { useTurnLimitsQuery } from '../../tonight/limits/limitsApi.ts';
import type { TableChoice } from './tableChoice.ts';
import { rankTableChoices } from './tableChoices.ts';

export type TableChoiceQuery = {
  readonly reservationDate: string;
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
  readonly seatWishes?: readonly SeatWish[] | null;
};

export const useTableChoices = (
  { reservationDate, timeSlotId, numberOfPeople, seatWishes }: TableChoiceQuery,
  except: string | undefined,
): TableChoice[] | undefined => {
  const { data: tables } = useDeskTablesQuery();
  const { currentData: holds } = useDeskUnavailableTablesQuery(reservationDate, {
    skip: !reservationDate,
  });
  const { data: slots = [] } = useTimeSlotsQuery();
  const { currentData: limits = [] } = useTurnLimitsQuery(reservationDate, {
    skip: !reservationDate,
  });
  const closedFloors = listClosedFloors(
    limits,
    slots.find(({ id }) => id === timeSlotId),
    serverNow(),
  );
  return (
    tables &&
    holds &&
    rankTableChoices(tables, holds, {
      reservationDate,
      timeSlotId,
      numberOfPeople,
      seatWishes,
      except,
      closedFloors,
    })
  );
};
