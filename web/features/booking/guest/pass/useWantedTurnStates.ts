import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AvailabilityState } from '#src/contracts/booking/availability-days.ts';
import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { fetchAvailableDays } from '#web/features/booking/fetchBookingData.ts';

/** The state of each turn of the wanted date, by time slot. */
export type WantedTurnStates = ReadonlyMap<string, AvailabilityState>;

const UNKNOWN: WantedTurnStates = new Map();

/**
 * What the wanted party finds on the wanted date. The guest's present turn has no state, because
 * its seats count as taken by the guest. Empty until the answer arrives, and if it never does.
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
