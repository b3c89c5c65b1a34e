import { useEffect } from 'react';
import { findSubscription } from './browserSubscription.ts';
import { usePushRequests } from './usePushRequests.ts';

/**
 * Sends this device's subscription again when the staff area opens. A restored database may lack
 * it, and a changed secret requires a new one.
 */
export const useRenewedSubscription = (): void => {
  const { subscribe } = usePushRequests();
  useEffect(() => {
    const renew = async () => {
      if (await findSubscription()) await subscribe();
    };
    renew().catch(() => undefined);
  }, [subscribe]);
};
