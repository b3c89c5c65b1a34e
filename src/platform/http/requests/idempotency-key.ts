import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { IdempotencyKey } from '#src/event-log/idempotency.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { toSubnetPrefix } from './network-prefix.ts';

const KEY = /^[\x21-\x7e]{1,64}$/;
const EXPLICIT_KEY_SECONDS = 24 * 3_600;
const SAME_BODY_SECONDS = 10 * 60;

export type ReadIdempotencyKey = (ctx: Context, operation: string, body: unknown) => IdempotencyKey;

export type SenderContact = {
  readonly customerPhone?: string;
  readonly customerEmail?: string | null;
  readonly email?: string;
};

export type RequestSender = {
  readonly browser: string;
  readonly network: string;
  readonly mayHoldSeats: boolean;
};

/** Idempotency key and sender of a checked request. `sender` is null if no rate limits apply. */
export type GuardedRequest = IdempotencyKey & { readonly sender: RequestSender | null };

/**
 * Checks a public request against the abuse protection. `website` is a honeypot field. Throws a
 * DomainError `trap_filled`, or `proof_needed` if the client must send a proof of work.
 */
export type GuardRequest = (
  ctx: Context,
  call: string,
  form: { readonly asked: SenderContact; readonly website: string | null },
) => Promise<GuardedRequest>;

const refuseInvalidKey = () => refuse({ kind: 'invalid', message: message('invalid_key') });

/**
 * Identifies a browser without a cookie by its network, and staff by account, because a tablet may repeat a request in a later session. On the
 * trusted device this is the device's account, because another person may confirm the repetition.
 */
const readSender = ({ session, ip, state: { visitor } }: Context): string =>
  session?.staff ? `staff:${session.staff.id}` : visitor || `network ${toSubnetPrefix(ip)}`;

/**
 * Creates the function that reads the idempotency key, which is valid for one operation and sender.
 * Without a key, an equal body within ten minutes counts as the same request.
 */
export const createIdempotencyKeyReader =
  (secret: Buffer): ReadIdempotencyKey =>
  (ctx, operation, body) => {
    const key = ctx.get('Idempotency-Key');
    if (key && !KEY.test(key)) refuseInvalidKey();
    const content = canonicalJson(body);
    return {
      keyHash: createHmac('sha256', secret)
        .update(
          canonicalJson([operation, readSender(ctx), key ? 'key' : 'content', key || content]),
        )
        .digest(),
      fingerprint: createHash('sha256').update(secret).update(content).digest(),
      lifetimeSeconds: key ? EXPLICIT_KEY_SECONDS : SAME_BODY_SECONDS,
      isByContent: !key,
    };
  };

export const markReplayed = <Answer>(
  ctx: Context,
  { answer, replayed }: { answer: Answer; replayed: boolean },
): Answer => {
  if (replayed) ctx.set('Idempotency-Replayed', 'true');
  return answer;
};
