import type { PushOutcome, SendPush } from '#src/platform/push/push-sender.ts';
import type { PushSubscriptionStore } from './push-subscription-store.ts';

type Deps = {
  readonly subscriptions: Pick<PushSubscriptionStore, 'list' | 'remove'>;
  readonly send: SendPush;
};

/** Message to the service worker, which composes the text. Contains no personal data. */
export type PushMessage = { readonly kind: 'requests'; readonly count: number };

/**
 * Sends the message to every subscribed device, and deletes devices that their push service no
 * longer knows. Returns the number of devices per outcome.
 */
export const createPushToStaff =
  ({ subscriptions, send }: Deps) =>
  async (
    { kind, count }: PushMessage,
    ttlSeconds: number,
  ): Promise<Readonly<Record<PushOutcome, number>>> => {
    const devices = await subscriptions.list();
    const payload = JSON.stringify({ kind, count });
    const outcomes = await Promise.all(
      devices.map((device) => send(device, { payload, topic: kind, ttlSeconds })),
    );
    const endpointsWith = (outcome: PushOutcome) =>
      devices.filter((_, index) => outcomes[index] === outcome).map(({ endpoint }) => endpoint);
    const gone = endpointsWith('gone');
    if (gone.length > 0) await subscriptions.remove(gone);
    return {
      sent: endpointsWith('sent').length,
      gone: gone.length,
      failed: endpointsWith('failed').length,
    };
  };

export type PushToStaff = ReturnType<typeof createPushToStaff>;
