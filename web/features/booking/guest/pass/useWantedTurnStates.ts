import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AvailabilityState } from '#src/contracts/booking/availability-days.ts';
import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { fetchAvailableDays } from '#web/features/booking/fetchBookingData.ts';

/** State of each turn of the wanted date, by time slot id. */
export type WantedTurnStates = ReadonlyMap<string, AvailabilityState>;

const UNKNOWN: WantedTurnStates = new Map();

/**
 * Returns the state of each turn of the wanted date, for the wanted party. Leaves out the present
 * turn, because the guest's own seats count as taken. Returns an empty map before the answer, or if
 * the request failed.
 */
export const useWantedTurnStates = (
  { reservationDate, timeSlotId }: ReservationStatusView,
  { reservationDate: from, numberOfPeople }: WantedChange,
): WantedTurnStates => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [states, setStates] = useState(UNKNOWN);
  const read = useCallback(async (): Promise<WantedTurnStates> => {
    const [day] = await fetchAvailableDays(dispatch, { from, days: 1, numberOfPeople });
    const others = (day?.turns ?? []).filter(
      (turn) => from !== reservationDate || turn.timeSlotId !== timeSlotId,
    );
    return new Map(others.map((turn) => [turn.timeSlotId, turn.state]));
  }, [dispatch, from, numberOfPeople, reservationDate, timeSlotId]);
  useEffect(() => {
    let isCurrent = true;
    setStates(UNKNOWN);
    read().then(
      (found) => isCurrent && setStates(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return states;
};
