import { useCallback } from 'react';
import { findSubscription, subscribeBrowser, toRequest } from './browserSubscription.ts';
import {
  useLazyPushKeyQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from './pushApi.ts';

/** Both requests change the browser and the server. They reject if one of them fails. */
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
    // The push service then answers 410, so the server forgets the device even without the request.
    await subscription.unsubscribe();
    await endSubscription({ endpoint: subscription.endpoint }).unwrap();
  }, [endSubscription]);
  return { subscribe, unsubscribe };
};
