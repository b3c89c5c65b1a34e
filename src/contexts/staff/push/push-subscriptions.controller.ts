import {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '#src/contracts/staff/push-subscriptions.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { PushSubscriptionStore } from './push-subscription-store.ts';

type Deps = {
  readonly subscriptions: Pick<PushSubscriptionStore, 'add' | 'removeOwn'>;
  readonly publicKey: string;
  readonly isPushEndpoint: (endpoint: string) => boolean;
  readonly now: () => Date;
};

export const pushSubscriptionsController = ({
  subscriptions,
  publicKey,
  isPushEndpoint,
  now,
}: Deps): Route[] => [
  route(readPushKey, async () => ({ publicKey })),

  route(subscribeToPush, async ({ body }, { state: { staff } }) => {
    if (!isPushEndpoint(body.endpoint)) refuseField('endpoint', message('push_service_unknown'));
    await subscriptions.add(staff!.id, body, now());
  }),

  route(unsubscribeFromPush, ({ body }, { state: { staff } }) =>
    subscriptions.removeOwn(staff!.id, body.endpoint),
  ),
];
