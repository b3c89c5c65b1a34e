import { useCallback } from 'react';
import { findSubscription, subscribeBrowser, toRequest } from './browserSubscription.ts';
import {
  useLazyPushKeyQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from './pushApi.ts';

/**
 * Functions that subscribe and unsubscribe both the browser and the server. They reject if either
 * fails.
 */
export const usePushRequests = () => {
  const [readKey] = useLazyPushKeyQuery();
  const [sendSubscription] = useSubscribeToPushMutation();
  const [endSubscription] = useUnsubscribeFromPushMutation();
  const subscribe = useCallback(async () => {
    const { publicKey } = await readKey().unwrap();
    await sendSubscription(toRequest(await subscribeBrowser(publicKey))).unwrap();
  }, [readKey, sendSubscription]);
  const unsubscribe = useCallback(async () => {
    const subscription = await findSubscription();
    if (!subscription) return;
    // If the next request fails, the push service answers 410, and the server deletes the
    // subscription then.
    await subscription.unsubscribe();
    await endSubscription({ endpoint: subscription.endpoint }).unwrap();
  }, [endSubscription]);
  return { subscribe, unsubscribe };
};
