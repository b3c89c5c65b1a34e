import { createHash, createHmac } from 'node:crypto';
import type { Context } from 'koa';
import type { Attempt } from '../../event-log/once.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { refuse } from '../../kernel/domain-error.ts';

const KEY = /^[\x21-\x7e]{1,64}$/;
const EXPLICIT_KEY_S = 24 * 3_600;
const SAME_BODY_S = 10 * 60;

/** Which attempt a request is, from its `Idempotency-Key` or, without one, from its content. */
export type AttemptOf = (ctx: Context, operation: string, body: unknown) => Attempt;

/** What a guest's form says about its sender. */
export type GuestForm = {
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
export type GuardedAttempt = Attempt & { readonly sender: RequestSender | null };

/**
 * Admits a guest's form or refuses it. `website` is the honeypot field.
 *
 * @throws DomainError invalid trap_filled; too-many proof_needed
 */
export type GuardRequest = (
  ctx: Context,
  call: string,
  form: { readonly asked: GuestForm; readonly website: string | null },
) => Promise<GuardedAttempt>;

const unreadable = () =>
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
export const attemptIn =
  (secret: Buffer): AttemptOf =>
  (ctx, operation, body) => {
    const key = ctx.get('Idempotency-Key');
    if (key && !KEY.test(key)) unreadable();
    const content = canonicalJson(body);
    return {
      keyHash: createHmac('sha256', secret)
        .update(
          canonicalJson([operation, ctx.state.visitor, key ? 'key' : 'content', key || content]),
        )
        .digest(),
      fingerprint: createHash('sha256').update(secret).update(content).digest(),
      lifetimeSeconds: key ? EXPLICIT_KEY_S : SAME_BODY_S,
      isByContent: !key,
    };
  };

/** The answer of a command that runs once; a header tells the caller when it was given before. */
export const answerOnce = <Answer>(
  ctx: Context,
  { answer, replayed }: { answer: Answer; replayed: boolean },
): Answer => {
  if (replayed) ctx.set('Idempotency-Replayed', 'true');
  return answer;
};
