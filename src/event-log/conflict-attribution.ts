import { DomainError, refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { Actor } from './event-log.ts';

export type ResolveActorName = (tx: Sql, actor: Actor) => Promise<string>;

export const findLastChange = async (
  resolveActorName: ResolveActorName,
  tx: Sql,
  stream: string,
  types: readonly string[] | null = null,
): Promise<{ readonly by: string; readonly at: string | null }> => {
  const [last] = await tx<{ actor: Actor; at: Date | string }>(
    'select actor, at from event where stream = ? and (?::text[] is null or type = any(?::text[])) order by version desc limit 1',
    [stream, types, types],
  );
  return last
    ? { by: await resolveActorName(tx, last.actor), at: new Date(last.at).toISOString() }
    : { by: 'un collega', at: null };
};

/**
 * Runs `decide`. If it refuses with `code`, adds to the error who changed the stream last, and
 * when.
 */
export const attributeConflict = async <Result>(
  resolveActorName: ResolveActorName,
  tx: Sql,
  {
    stream,
    code,
    types,
  }: { readonly stream: string; readonly code: string; readonly types?: readonly string[] },
  decide: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof DomainError) || error.refusal.code !== code) throw error;
    const { by, at } = await findLastChange(resolveActorName, tx, stream, types);
    return refuse({
      ...error.refusal,
      message: message('conflict.by', { message: error.refusal.message, by }),
      details: { ...error.refusal.details, by, at },
    });
  }
};
