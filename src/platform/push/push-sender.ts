import webPush from 'web-push';
import type { Log } from '#src/kernel/log.ts';
import type { IsPushEndpoint } from './push-endpoint.ts';
import type { VapidKeys } from './vapid-keys.ts';

/**
 * The subscription that `pushManager.subscribe` returns in a browser. The keys are
 * base64url-encoded.
 */
export type PushSubscriptionData = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/**
 * Result of a push message. `gone` means that the push service no longer knows the subscription.
 */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type SendPush = (
  subscription: PushSubscriptionData,
  message: { readonly payload: string; readonly topic: string; readonly ttlSeconds: number },
) => Promise<PushOutcome>;

type Options = {
  readonly keys: VapidKeys;
  /** A `mailto:` or `https:` URL by which the push service can reach the operator (RFC 8292). */
  readonly contact: string;
  readonly isPushEndpoint: IsPushEndpoint;
  readonly log: Log;
};

const TIMEOUT_MS = 10_000;
const GONE_STATUSES = [404, 410];

/**
 * Sends one encrypted message (RFC 8030, 8188, 8291). A newer message of a topic replaces an
 * undelivered one. The log contains only the host, because the endpoint is secret.
 */
export const createPushSender =
  ({ keys, contact: subject, isPushEndpoint, log }: Options): SendPush =>
  async (subscription, { payload, topic, ttlSeconds }) => {
    if (!isPushEndpoint(subscription.endpoint)) return 'gone';
    const { host } = new URL(subscription.endpoint);
    try {
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        payload,
        {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          topic,
          urgency: 'high',
          contentEncoding: 'aes128gcm',
        },
      );
      const response = await fetch(endpoint, {
        method,
        headers: toHeaders(headers),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      if (ok) return 'sent';
      log.warn({ host, status }, 'push: message refused');
      return GONE_STATUSES.includes(status) ? 'gone' : 'failed';
    } catch (error) {
      log.warn({ host, error: error instanceof Error ? error.name : 'unknown' }, 'push: not sent');
      return 'failed';
    }
  };

/** Removes the length, because `fetch` sets it itself. */
const toHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
