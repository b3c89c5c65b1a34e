import { useEffect } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useActOnLinkMutation } from './personalLinkApi.ts';

/**
 * Reports to the server that the guest saw the current state. A page in a background tab reports
 * only when it becomes visible.
 */
export const useReportSeen = (token: string, reservation: ReservationStatusView): void => {
  const [act] = useActOnLinkMutation();
  const shown = JSON.stringify(reservation);
  useEffect(() => {
    const report = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', report);
      void act({ token, action: { step: 'openLink' } });
    };
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [act, token, shown]);
};
