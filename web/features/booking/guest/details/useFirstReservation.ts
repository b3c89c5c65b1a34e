import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import {
  refreshStoredReservation,
  type Dispatch,
} from '#web/shared/stored-reservation/reservationStatusApi.ts';
import type { StoredReservation } from '#web/shared/stored-reservation/storedReservations.ts';
import { useStoredReservations } from '#web/shared/stored-reservation/useStoredReservations.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';

export type FirstReservation = {
  readonly token: string;
  readonly reservation: ReservationStatusView;
};

const isSameService =
  ({ date, slot }: SearchedSlot) =>
  ({ reservationDate, startTime }: StoredReservation): boolean =>
    reservationDate === date && mealTypeOf(startTime) === slot.mealType;

const findChangeable = async (
  dispatch: Dispatch,
  tokens: readonly string[],
): Promise<FirstReservation | null> => {
  for (const token of tokens) {
    const reservation = await refreshStoredReservation(dispatch, token);
    if (reservation?.isChangeable) return { token, reservation };
  }
  return null;
};

/**
 * Returns the reservation of this browser for the searched service, if the guest can still change
 * it. Returns undefined until the server answers, and null if the server cannot answer.
 */
export const useFirstReservation = (
  searched: SearchedSlot,
): FirstReservation | null | undefined => {
  const dispatch = useDispatch<Dispatch>();
  const tokens = useStoredReservations()
    .filter(isSameService(searched))
    .map(({ token }) => token)
    .join(' ');
  const [found, setFound] = useState<{ of: string; first: FirstReservation | null }>();
  useEffect(() => {
    if (tokens === '') return;
    let isCurrent = true;
    void findChangeable(dispatch, tokens.split(' '))
      .catch(() => null)
      .then((first) => {
        if (isCurrent) setFound({ of: tokens, first });
      });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, tokens]);
  if (tokens === '') return null;
  return found?.of === tokens ? found.first : undefined;
};
