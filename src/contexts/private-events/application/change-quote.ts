import type { QuoteChange, QuoteView } from '#src/contracts/private-events/quotes.ts';
import type { HandleCommand } from '#src/event-log/command-handler.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { toHold } from '../domain/holds.ts';
import type { NotesChange } from '../domain/quote-events.ts';
import { quoteDecider, type QuoteCommand } from '../domain/quote-decider.ts';
import { keepHold, type HoldDeps } from './keep-hold.ts';
import {
  assertQuoteUnchanged,
  attributeDecision,
  findQuote,
  lockQuote,
  type StaffContext,
} from './lock-quote.ts';
import type { PersonalDataStore, QuoteRepository } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

type Deps = HoldDeps & {
  readonly inTransaction: InTransaction;
  readonly personalData: PersonalDataStore;
  readonly quotes: QuoteRepository;
  readonly handle: HandleCommand;
  readonly resolveActorName: ResolveActorName;
  readonly assertVersion: AssertVersion;
};

const compareNotes = (before: string | null, after: string | null | undefined): NotesChange => {
  if (after === undefined || after === before) return 'kept';
  return after === null ? 'removed' : 'written';
};

const toQuoteCommand = (
  { status, quotedPrice, rejectionReason: reason = 'not_given', holds }: QuoteChange,
  before: QuoteView,
  notes: NotesChange,
  today: string,
): QuoteCommand => {
  if (status === undefined || status === before.status)
    return { type: 'ChangeOffer', quotedPrice, notes, today };
  return status === 'approved'
    ? {
        type: 'Approve',
        quotedPrice,
        notes,
        today,
        hold: holds ? toHold(holds) : holds,
        despiteConflicts: holds?.despiteConflicts,
      }
    : { type: 'Reject', quotedPrice, notes, reason };
};

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

const applyChange = async (
  deps: Deps,
  tx: Sql,
  id: string,
  asked: QuoteChange,
  { actor, expectedVersion }: StaffContext,
): Promise<void> => {
  const before = await lockQuote(deps, tx, id);
  const notes = compareNotes(before.adminNotes, asked.adminNotes);
  const command = toQuoteCommand(asked, before, notes, deps.clock.today());
  // A change without an event must not store personal data, because no event would refer to it.
  if (changesNothing(asked, command, notes, before)) return;
  if (!isDecided(command, before)) await assertQuoteUnchanged(deps, tx, before, expectedVersion);
  const subject =
    notes === 'written'
      ? await deps.personalData.insert(tx, { adminNotes: asked.adminNotes! })
      : undefined;
  const cause = { at: deps.clock.now().toISOString(), actor, ...(subject ? { subject } : {}) };
  await attributeDecision(deps, tx, id, () =>
    keepHold(deps, tx, { id, actor }, async () => {
      await deps.handle(tx, quoteDecider, toQuoteStream(id), command, cause);
    }),
  );
};

export const changeQuote =
  (deps: Deps) =>
  (id: string, asked: QuoteChange, by: StaffContext): Promise<QuoteView> =>
    deps.inTransaction(async (tx) => {
      await applyChange(deps, tx, id, asked, by);
      return findQuote(deps, id, tx);
    });

export type ChangeQuote = ReturnType<typeof changeQuote>;
