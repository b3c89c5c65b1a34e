import { useEffect } from 'react';
import { findSubscription } from './browserSubscription.ts';
import { usePushRequests } from './usePushRequests.ts';

/**
 * Sends the subscription of this device again when the staff area opens, because a restored
 * database does not know it and a changed secret needs another one.
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
