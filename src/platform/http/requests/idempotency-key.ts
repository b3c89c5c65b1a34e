import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { IdempotencyKey } from '#src/event-log/idempotency.ts';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import { refuse } from '#src/kernel/domain-error.ts';

const KEY = /^[\x21-\x7e]{1,64}$/;
const EXPLICIT_KEY_SECONDS = 24 * 3_600;
const SAME_BODY_SECONDS = 10 * 60;

/** Which attempt a request is, from its `Idempotency-Key` or, without one, from its content. */
export type ReadIdempotencyKey = (ctx: Context, operation: string, body: unknown) => IdempotencyKey;

/** What a guest's form says about its sender. */
export type SenderContact = {
  readonly customerPhone?: string;
  readonly customerEmail?: string | null;
  readonly email?: string;
};

/** Keyed hashes of where a request comes from. */
export type RequestSender = {
  readonly browser: string;
  readonly network: string;
  /** Its telephone or e-mail was used more often today than one guest needs. */
  readonly isRepeatedContact: boolean;
};

/** `sender` is null for signed-in staff, known devices, and where the limits are lifted. */
export type GuardedRequest = IdempotencyKey & { readonly sender: RequestSender | null };

/**
 * Admits a guest's form or refuses it. `website` is the honeypot field.
 *
 * @throws DomainError invalid trap_filled; too-many proof_needed
 */
export type GuardRequest = (
  ctx: Context,
  call: string,
  form: { readonly asked: SenderContact; readonly website: string | null },
) => Promise<GuardedRequest>;

const refuseInvalidKey = () =>
  refuse({
    kind: 'invalid',
    code: 'invalid_key',
    message: 'Idempotency-Key non valida: al massimo 64 caratteri senza spazi.',
  });

/**
 * Keys are scoped to the operation and to the visitor, so that nobody reads another's answer by guessing. A client that
 * sends no key is protected against pressing twice: the same visitor and content within ten minutes are one attempt, whose answer
 * then bears the status that staff have decided meanwhile.
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
          canonicalJson([operation, ctx.state.visitor, key ? 'key' : 'content', key || content]),
        )
        .digest(),
      fingerprint: createHash('sha256').update(secret).update(content).digest(),
      lifetimeSeconds: key ? EXPLICIT_KEY_SECONDS : SAME_BODY_SECONDS,
      isByContent: !key,
    };
  };

/** The answer of a command that runs once; a header tells the caller when it was given before. */
export const markReplayed = <Answer>(
  ctx: Context,
  { answer, replayed }: { answer: Answer; replayed: boolean },
): Answer => {
  if (replayed) ctx.set('Idempotency-Replayed', 'true');
  return answer;
};
