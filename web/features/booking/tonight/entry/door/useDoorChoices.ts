import { skipToken } from '@reduxjs/toolkit/query/react';
import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useTimeSlotsQuery } from '../../../bookingApi.ts';
import { currentOrNextTimeSlot } from '../../../forms/fields/slotAndTableValues.ts';
import { useDeskTablesQuery } from '../../../forms/fields/tablesApi.ts';
import { listFloorsClosedAtDoor } from '../../limits/limitText.ts';
import { useTurnLimitsQuery } from '../../limits/limitsApi.ts';
import { currentMeal, toSlotTime } from '../../serviceMoment.ts';
import { useTurnsForPartyQuery } from '../../tonightApi.ts';
import { useServiceMoment } from '../../useServiceMoment.ts';
import { findDoorReason } from './doorReasons.ts';
import type { DoorChoice } from './DoorTables.tsx';
import { listDoorTables } from './listDoorTables.ts';

type DoorSearch = {
  readonly party: number | null;
  readonly seatWishes: readonly SeatWish[];
  readonly reservations: readonly ReservationView[];
  readonly firstTableId: string | null;
};

/** Loads which tables the server would give the party at the door now. */
const useTurnAtDoor = ({ party, seatWishes }: DoorSearch) => {
  const moment = useServiceMoment();
  const { data: slots = [] } = useTimeSlotsQuery();
  const timeSlotId = currentOrNextTimeSlot(slots, toSlotTime(moment))?.id;
  const search = { date: moment.date, seatWishes: seatWishes.toSorted().join(',') };
  const { currentData: turns } = useTurnsForPartyQuery(
    party === null ? skipToken : { ...search, numberOfPeople: party },
  );
  return { timeSlotId, turn: turns?.find((one) => one.timeSlotId === timeSlotId) };
};

/** Lists the tables for a party at the door. Tables that the server would refuse come last. */
export const useDoorChoices = (search: DoorSearch): DoorChoice[] => {
  const { party, seatWishes, reservations, firstTableId } = search;
  const moment = useServiceMoment();
  const { date, minutes } = moment;
  const { currentData: limits = [] } = useTurnLimitsQuery(date);
  const { data: tables = [] } = useDeskTablesQuery();
  const { timeSlotId, turn } = useTurnAtDoor(search);
  if (party === null) return [];
  const now = { now: serverNow(), minutes };
  const closedFloors = listFloorsClosedAtDoor(limits, currentMeal(moment), now);
  const place = { people: party, date, minutes, timeSlotId, firstTableId, closedFloors };
  return listDoorTables(tables, reservations, place)
    .map((one) => ({ ...one, reason: findDoorReason(one, turn, { people: party, seatWishes }) }))
    .toSorted((one, other) => Number(one.reason !== null) - Number(other.reason !== null));
};
