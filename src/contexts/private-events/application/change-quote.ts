import type { QuoteChange, QuoteView } from '../../../contracts/private-events.ts';
import type { HandleCommand } from '../../../event-log/command-handler.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import { namingTheFaster, type WhoIs } from '../../../event-log/faster.ts';
import type { RefuseUnseen } from '../../../event-log/unseen.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { referenceOf } from '../../../kernel/reference.ts';
import type { InTransaction, Sql } from '../../../kernel/transaction.ts';
import type { NotesChange } from '../domain/quote-events.ts';
import { quote, type QuoteCommand } from '../domain/quote.ts';
import type { GuestBook, QuoteDesk } from './ports.ts';
import { quoteStream } from './quote-stream.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly guestBook: GuestBook;
  readonly desk: QuoteDesk;
  readonly handle: HandleCommand;
  readonly clock: Clock;
  readonly whoIs: WhoIs;
  readonly refuseUnseen: RefuseUnseen;
};

/** Who changes it, and the `updatedAt` that they saw; null when they did not say. */
type By = { readonly actor: Actor; readonly seen: string | null };

const unknown = () =>
  refuse({ kind: 'not-found', code: 'quote_unknown', message: 'Preventivo non trovato' });

const DECISIONS = ['QuoteApproved', 'QuoteRejected'];

const notesChange = (before: string | null, after: string | null | undefined): NotesChange => {
  if (after === undefined || after === before) return 'kept';
  return after === null ? 'removed' : 'written';
};

const commandIn = (
  { status, quotedPrice, rejectionReason: reason = 'not_given' }: QuoteChange,
  before: QuoteView,
  notes: NotesChange,
  today: string,
): QuoteCommand => {
  if (status === undefined || status === before.status)
    return { type: 'ChangeOffer', quotedPrice, notes, today };
  return status === 'approved'
    ? { type: 'Approve', quotedPrice, notes }
    : { type: 'Reject', quotedPrice, notes, reason };
};

/** A decision on a quote that is decided is refused for that reason, which names who was faster. */
const isDecided = ({ type }: QuoteCommand, { status }: QuoteView) =>
  type !== 'ChangeOffer' && status !== 'pending';
const changesNothing = (
  { quotedPrice }: QuoteChange,
  { type }: QuoteCommand,
  notes: NotesChange,
  before: QuoteView,
) =>
  type === 'ChangeOffer' &&
  notes === 'kept' &&
  (quotedPrice === undefined || quotedPrice === before.quotedPrice);

const change = async (
  deps: Deps,
  tx: Sql,
  id: string,
  asked: QuoteChange,
  { actor, seen }: By,
): Promise<void> => {
  if ((await deps.desk.hold(tx, id)) === null) unknown();
  const before = (await deps.desk.find(id, tx)) ?? unknown();
  const [stream, notes] = [quoteStream(id), notesChange(before.adminNotes, asked.adminNotes)];
  const command = commandIn(asked, before, notes, deps.clock.today());
  // A change repeated appends nothing, so nothing may stay in the vault that no event tells of.
  if (changesNothing(asked, command, notes, before)) return;
  if (!isDecided(command, before))
    await deps.refuseUnseen(tx, {
      stream,
      seen,
      now: before.updatedAt,
      thing: `il preventivo ${referenceOf(id)}`,
    });
  const subject =
    notes === 'written'
      ? await deps.guestBook.keep(tx, { adminNotes: asked.adminNotes! })
      : undefined;
  const cause = { at: deps.clock.now().toISOString(), actor, ...(subject ? { subject } : {}) };
  await namingTheFaster(deps.whoIs, tx, { stream, code: 'quote_settled', types: DECISIONS }, () =>
    deps.handle(tx, quote, stream, command, cause),
  );
};

/**
 * Staff approve or reject a request for a quote, or set and correct price and notes, decided or not, until the day of the event.
 * A decision repeated with another price or other notes corrects them. Locks: quote, head.
 *
 * @returns the quote as it stands afterwards; unchanged when it was already so.
 * @throws DomainError not-found quote_unknown; conflict quote_settled, which names who decided, event_past, changed_meanwhile
 */
export const changeQuote =
  (deps: Deps) =>
  (id: string, asked: QuoteChange, by: By): Promise<QuoteView> =>
    deps.inTransaction(async (tx) => {
      await change(deps, tx, id, asked, by);
      return (await deps.desk.find(id, tx)) ?? unknown();
    });

export type ChangeQuote = ReturnType<typeof changeQuote>;
