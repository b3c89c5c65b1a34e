import type { PushSubscriptionRequest } from '#src/contracts/staff/push-subscriptions.ts';
import {
  findStaffServiceWorker,
  isServiceWorkerSupported,
  registerStaffServiceWorker,
} from '#web/shared/service-worker/staffServiceWorker.ts';

export const isPushSupported = (): boolean =>
  isServiceWorkerSupported() && 'PushManager' in window && 'Notification' in window;

export const findSubscription = async (): Promise<PushSubscription | null> => {
  if (!isPushSupported()) return null;
  const registration = await findStaffServiceWorker();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const toBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Returns true if the subscription uses the server's current key. The key changes with the server's
 * secret.
 */
export const hasKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  toBase64Url(options.applicationServerKey) === publicKey;

/**
 * Subscribes this browser to push messages. Rejects if the browser refuses, for example because its
 * push service is unreachable.
 */
export const subscribeBrowser = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await registerStaffServiceWorker();
  const existing = await pushManager.getSubscription();
  if (existing && hasKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};

export const toRequest = (subscription: PushSubscription): PushSubscriptionRequest => ({
  endpoint: subscription.endpoint,
  keys: {
    p256dh: toBase64Url(subscription.getKey('p256dh')),
    auth: toBase64Url(subscription.getKey('auth')),
  },
});
