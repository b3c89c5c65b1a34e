import { useEffect, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { mailExpectedUntil } from './contactChipText.ts';

/**
 * Returns true while the e-mail to the guest may still leave. Staff need not call the guest yet.
 */
export const useMailExpected = (reservation: ReservationView): boolean => {
  const [, renderAgain] = useState(0);
  const until = mailExpectedUntil(reservation);
  const isExpected = serverNow() < until;
  useEffect(() => {
    if (!isExpected) return;
    const timer = setTimeout(() => renderAgain((count) => count + 1), until - serverNow() + 1);
    return () => clearTimeout(timer);
  }, [isExpected, until]);
  return isExpected;
};
