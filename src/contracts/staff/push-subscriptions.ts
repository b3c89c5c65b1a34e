import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const INVALID = fieldMessage('push_subscription_invalid');
const MAX_ENDPOINT_LENGTH = 1_000;

const endpoint = z
  .string(INVALID)
  .max(MAX_ENDPOINT_LENGTH, INVALID)
  .regex(/^https?:\/\/[!-~]+$/, INVALID)
  .meta({ description: 'The address of the device at its push service' });

/**
 * Push subscription of a browser. The keys are an uncompressed P-256 point (65 bytes) and 16 bytes,
 * both in base64url.
 */
export const pushSubscription = z
  .strictObject({
    endpoint,
    keys: z.strictObject(
      {
        p256dh: z.string(INVALID).regex(/^[\w-]{87}$/, INVALID),
        auth: z.string(INVALID).regex(/^[\w-]{22}$/, INVALID),
      },
      INVALID,
    ),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscriptionRequest = z.infer<typeof pushSubscription>;

export const endedPushSubscription = z
  .strictObject({ endpoint })
  .meta({ id: 'EndedPushSubscription' });

export const readPushKey = defineOperation({
  name: 'readPushKey',
  method: 'get',
  path: '/api/admin/push-key',
  audience: 'alerts',
  summary: 'The public key with which a device subscribes to notifications (VAPID, base64url)',
  answers: {
    200: z.object({ publicKey: z.string() }).meta({ id: 'PushKey' }),
    ...refusalAnswers(401),
  },
});

export const subscribeToPush = defineOperation({
  name: 'subscribeToPush',
  method: 'post',
  path: '/api/admin/push-subscriptions',
  audience: 'alerts',
  body: pushSubscription,
  summary: 'Sends notifications about new requests to this device of the caller; idempotent',
  answers: { 204: null, ...refusalAnswers(400, 401, 403) },
});

export const unsubscribeFromPush = defineOperation({
  name: 'unsubscribeFromPush',
  method: 'post',
  path: '/api/admin/push-subscriptions/end',
  audience: 'alerts',
  body: endedPushSubscription,
  summary: 'Ends the notifications of a device of the caller; changes nothing without them',
  answers: { 204: null, ...refusalAnswers(400, 401, 403) },
});
