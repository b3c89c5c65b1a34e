import { useEffect, useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { mailExpectedUntil } from './contactChipText.ts';

/** True while the e-mail to the guest may still be sent, so staff need not call yet. */
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
