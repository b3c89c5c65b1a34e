import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { attributeConflict, type ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import type { QuoteRepository } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

/**
 * The member of staff who acts, and the version that this person saw. `expectedVersion` is null if
 * the caller names none.
 */
export type StaffContext = { readonly actor: Actor; readonly expectedVersion: string | null };

export const refuseUnknownQuote = () =>
  refuse({ kind: 'not-found', message: message('quote_unknown') });

/** Returns the quote. Throws a DomainError `quote_unknown` if it does not exist. */
export const findQuote = async (
  { quotes }: { readonly quotes: Pick<QuoteRepository, 'find'> },
  id: string,
  tx?: Sql,
): Promise<QuoteView> => (await quotes.find(id, tx)) ?? refuseUnknownQuote();

/**
 * Locks the row of the quote until the transaction ends. Throws a DomainError `quote_unknown` if
 * the quote does not exist.
 */
export const lockQuote = async (
  deps: { readonly quotes: Pick<QuoteRepository, 'find' | 'lockRow'> },
  tx: Sql,
  id: string,
): Promise<QuoteView> => {
  if ((await deps.quotes.lockRow(tx, id)) === null) refuseUnknownQuote();
  return findQuote(deps, id, tx);
};

/** Refuses the command if the quote has changed since the member of staff saw it. */
export const assertQuoteUnchanged = (
  { assertVersion }: { readonly assertVersion: AssertVersion },
  tx: Sql,
  { id, updatedAt }: QuoteView,
  expectedVersion: string | null,
): Promise<void> =>
  assertVersion(tx, {
    stream: toQuoteStream(id),
    expectedVersion,
    currentVersion: updatedAt,
    thing: message('thing.quote', { reference: toReferenceCode(id) }),
  });

/**
 * Runs a command. If the command is refused because the quote is already decided, the refusal names
 * the person who decided.
 */
export const attributeDecision = <Result>(
  { resolveActorName }: { readonly resolveActorName: ResolveActorName },
  tx: Sql,
  id: string,
  command: () => Promise<Result>,
): Promise<Result> =>
  attributeConflict(
    resolveActorName,
    tx,
    {
      stream: toQuoteStream(id),
      code: 'quote_settled',
      types: ['QuoteApproved', 'QuoteRejected', 'QuoteLost'],
    },
    command,
  );
