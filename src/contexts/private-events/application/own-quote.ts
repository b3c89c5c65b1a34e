import type {
  OwnQuote,
  OwnQuoteState,
} from '#src/contracts/private-events/quote-link-operations.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { isOpenToGuest, isOptionExpired, type ProposalCommand } from '../domain/proposals.ts';
import { executeQuoteCommand, type QuoteCommandDeps } from './execute-quote-command.ts';
import type { QuoteLinks } from './ports.ts';

type Deps = QuoteCommandDeps & { readonly links: QuoteLinks };

const refuseUnknownLink = () =>
  refuse({ kind: 'not-found', message: message('quote_link_unknown') });

const findAcceptedVersion = ({ proposals }: QuoteView): number | null => {
  const [newest] = proposals;
  return newest?.acceptedAt ? newest.version : null;
};

const toState = ({ clock }: Deps, quote: QuoteView): OwnQuoteState => {
  const { status, eventDate, proposals, lostReason } = quote;
  const [newest] = proposals;
  if (lostReason !== null) return 'closed';
  if (status === 'rejected') return 'rejected';
  if (eventDate < clock.today()) return 'past';
  if (findAcceptedVersion(quote) !== null) return status === 'approved' ? 'approved' : 'accepted';
  if (!newest) return status === 'approved' ? 'approved' : 'received';
  return isOptionExpired(newest.optionUntil, clock.now().toISOString())
    ? 'option_expired'
    : 'proposed';
};

const toOwnQuote = (deps: Deps, quote: QuoteView): OwnQuote => {
  const { reference, eventDate, mealType, numberOfPeople, wishes, createdAt, questions } = quote;
  const state = toState(deps, quote);
  const proposals = quote.proposals.map(({ version, price, text, optionUntil, madeAt }) => ({
    version,
    price,
    text,
    optionUntil,
    madeAt,
  }));
  const occasion = { date: eventDate, mealType, numberOfPeople };
  return {
    reference,
    state,
    eventDate,
    mealType,
    numberOfPeople,
    wishes,
    createdAt,
    proposals,
    acceptedVersion: findAcceptedVersion(quote),
    isDepositPaid: quote.paidCents > 0,
    questions,
    isAcceptable: state === 'proposed',
    isOpen: isOpenToGuest({ status: quote.status, occasion }, deps.clock.today()),
  };
};

/** Returns the quote of a personal link, or null for an unknown token. */
export const findOwnQuote =
  (deps: Deps) =>
  async (token: string): Promise<OwnQuote | null> => {
    const id = deps.links.findQuoteId(token);
    const quote = id === null ? null : await deps.quotes.find(id);
    return quote && toOwnQuote(deps, quote);
  };

type GuestStep =
  | Pick<Extract<ProposalCommand, { type: 'AcceptProposal' }>, 'type' | 'version'>
  | Pick<Extract<ProposalCommand, { type: 'AskQuestion' }>, 'type'>;

/** Executes an action of the guest on the quote. Stores `question` in the personal data store. */
export const takeGuestStep =
  (deps: Deps) =>
  async (token: string, step: GuestStep, question?: string): Promise<void> => {
    const id = deps.links.findQuoteId(token) ?? refuseUnknownLink();
    await deps.inTransaction(async (tx) => {
      if ((await deps.quotes.lockRow(tx, id)) === null) refuseUnknownLink();
      const personalData = question === undefined ? {} : { personalData: { question } };
      await executeQuoteCommand(deps, tx, id, { command: step, actor: 'guest', ...personalData });
    });
  };

/** Records that the guest has seen the newest proposal, and returns the quote. */
export const recordQuoteSeen =
  (deps: Deps) =>
  async (token: string): Promise<OwnQuote> => {
    const id = deps.links.findQuoteId(token) ?? refuseUnknownLink();
    await deps.inTransaction(async (tx) => {
      if ((await deps.quotes.lockRow(tx, id)) === null) refuseUnknownLink();
      const version = (await deps.quotes.find(id, tx))?.proposals[0]?.version ?? 0;
      const command = { type: 'RecordSeen', version } as const;
      await executeQuoteCommand(deps, tx, id, { command, actor: 'guest' });
    });
    return readOwnQuote(deps)(token);
  };

export const readOwnQuote =
  (deps: Deps) =>
  async (token: string): Promise<OwnQuote> =>
    (await findOwnQuote(deps)(token)) ?? refuseUnknownLink();

/** Records that the mail with this version of the proposal was sent to the guest. */
export const recordProposalSent =
  (deps: QuoteCommandDeps) =>
  (id: string, version: number): Promise<void> =>
    deps.inTransaction(async (tx) => {
      if ((await deps.quotes.lockRow(tx, id)) === null) return;
      const command = { type: 'RecordSent', version } as const;
      await executeQuoteCommand(deps, tx, id, { command, actor: 'system' });
    });
export type ReadOwnQuote = ReturnType<typeof readOwnQuote>;
export type TakeGuestStep = ReturnType<typeof takeGuestStep>;
export type RecordQuoteSeen = ReturnType<typeof recordQuoteSeen>;
