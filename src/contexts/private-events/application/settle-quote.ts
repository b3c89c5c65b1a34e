import type { QuoteDecision, QuoteView } from '../../../contracts/private-events.ts';
import type { HandleCommand } from '../../../event-log/command-handler.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { namingTheFaster, type WhoIs } from '../../../event-log/faster.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { InTransaction } from '../../../kernel/transaction.ts';
import { quote } from '../domain/quote.ts';
import type { GuestBook, QuoteDesk } from './ports.ts';
import { quoteStream } from './quote-stream.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly guestBook: GuestBook;
  readonly desk: QuoteDesk;
  readonly handle: HandleCommand;
  readonly clock: Clock;
  readonly whoIs: WhoIs;
};

const unknown = () => refuse({ kind: 'not-found', code: 'quote_unknown', message: 'Preventivo non trovato' });

const commandFor = { approved: 'Approve', rejected: 'Reject' } as const;

/**
 * Staff approve or reject a request for a quote. Locks: quote, head.
 *
 * @returns the quote as it stands afterwards; unchanged when it was already so.
 * @throws DomainError not-found quote_unknown; conflict quote_settled, which names who was faster
 */
export const settleQuote = (deps: Deps) => (id: string, { status, quotedPrice, adminNotes }: QuoteDecision, actor: Actor): Promise<QuoteView> =>
  deps.inTransaction(async (tx) => {
    const before = (await deps.desk.hold(tx, id)) ?? unknown();
    // A decision repeated appends nothing, so nothing may stay in the vault that no event tells of.
    const subject = adminNotes && before === 'pending' ? await deps.guestBook.keep(tx, { adminNotes }) : undefined;
    const cause = { at: deps.clock.now().toISOString(), actor, ...(subject ? { subject } : {}) };
    const stream = quoteStream(id);
    await namingTheFaster(deps.whoIs, tx, { stream, code: 'quote_settled' }, () =>
      deps.handle(tx, quote, stream, { type: commandFor[status], quotedPrice }, cause));
    return (await deps.desk.find(id, tx)) ?? unknown();
  });

export type SettleQuote = ReturnType<typeof settleQuote>;
