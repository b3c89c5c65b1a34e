import { DomainError, refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Actor } from './event-log.ts';

/** Who an actor is, in words for a person: a staff name, `il cliente`, `il sistema`. */
export type ResolveActorName = (tx: Sql, actor: Actor) => Promise<string>;

/** Who appended the last event of a stream, of these types where some are given, in words for a person, and when (ISO instant, null: none yet). */
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
 * Makes a decision; where it is refused with `code` because somebody was faster, the refusal also says who and when:
 * `Preventivo già gestito: Approvato (direzione)`, `details: { by, at }`.
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
      message: `${error.refusal.message} (${by})`,
      details: { ...error.refusal.details, by, at },
    });
  }
};
