import { quoteStatusLabel } from '#src/contracts/private-events/quotes.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { QuoteEvent } from './quote-events.ts';
import type { RequestedQuote } from './quote-state.ts';

/**
 * The current time. `now` is an ISO instant in UTC, `today` a date in the restaurant's time zone.
 */
export type Moment = { readonly now: string; readonly today: string };
export type Option = { readonly date: string; readonly until: string };

type MakeProposal = Moment & {
  readonly type: 'MakeProposal';
  readonly price: string;
  readonly option: Option | null;
};
type AcceptProposal = Moment & { readonly type: 'AcceptProposal'; readonly version: number };
type AskQuestion = Moment & { readonly type: 'AskQuestion' };
type RecordStep = { readonly type: 'RecordSent' | 'RecordSeen'; readonly version: number };
export type ProposalCommand = MakeProposal | AcceptProposal | AskQuestion | RecordStep;

export const MAX_OPEN_QUESTIONS = 10;

/** Returns true if the guest may still ask questions and accept a proposal. */
export const isOpenToGuest = (
  { status, occasion }: Pick<RequestedQuote, 'status' | 'occasion'>,
  today: string,
): boolean => status !== 'rejected' && occasion.date >= today;

export const isOptionExpired = (optionUntil: string | null, now: string): boolean =>
  optionUntil !== null && optionUntil <= now;

/**
 * Throws a DomainError about `optionDate` if the option ends before `now` or after the occasion's
 * date.
 */
export const assertOption = (
  { option, now }: Pick<MakeProposal, 'option' | 'now'>,
  { occasion }: Pick<RequestedQuote, 'occasion'>,
): void => {
  if (!option) return;
  if (option.until <= now) refuseField('optionDate', message('option_past'));
  if (option.date > occasion.date) refuseField('optionDate', message('option_after_event'));
};

const makeProposal = (command: MakeProposal, state: RequestedQuote): readonly QuoteEvent[] => {
  const { status, occasion, proposal } = state;
  if (status === 'rejected')
    return refuse({
      kind: 'conflict',
      message: message('quote_settled', { state: quoteStatusLabel[status] }),
      details: { status },
    });
  if (occasion.date < command.today)
    return refuse({ kind: 'conflict', message: message('event_past.proposal') });
  assertOption(command, state);
  const version = (proposal?.version ?? 0) + 1;
  const optionUntil = command.option?.until ?? null;
  const data = { occasion, version, price: command.price, optionUntil };
  return [{ type: 'ProposalMade', data }];
};

const refuseClosed = () => refuse({ kind: 'conflict', message: message('quote_closed') });

/** Returns no event if the guest has already accepted this version. */
const acceptProposal = (
  { version, now, today }: AcceptProposal,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  const { occasion, proposal, acceptedVersion } = state;
  if (acceptedVersion !== null && acceptedVersion === version) return [];
  if (!isOpenToGuest(state, today)) return refuseClosed();
  if (proposal?.version !== version)
    return refuse({ kind: 'conflict', message: message('proposal_superseded') });
  if (isOptionExpired(proposal.optionUntil, now))
    return refuse({ kind: 'conflict', message: message('option_expired') });
  return [{ type: 'ProposalAccepted', data: { occasion, version, price: proposal.price } }];
};

const askQuestion = ({ today }: AskQuestion, state: RequestedQuote): readonly QuoteEvent[] => {
  const { occasion, proposal, openQuestions } = state;
  if (!isOpenToGuest(state, today)) return refuseClosed();
  if (openQuestions >= MAX_OPEN_QUESTIONS)
    return refuse({ kind: 'conflict', message: message('questions_waiting') });
  return [{ type: 'QuoteQuestionAsked', data: { occasion, version: proposal?.version ?? null } }];
};

/**
 * Returns no event if the version does not exist, or if this or a later version is already
 * recorded.
 */
const recordStep = (
  { type, version }: RecordStep,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  const { occasion, proposal, sentVersion, seenVersion } = state;
  const recorded = type === 'RecordSent' ? sentVersion : seenVersion;
  if (version <= recorded || version > (proposal?.version ?? 0)) return [];
  const data = { occasion, version };
  return [type === 'RecordSent' ? { type: 'ProposalSent', data } : { type: 'ProposalSeen', data }];
};

export const decideProposal = (
  command: ProposalCommand,
  state: RequestedQuote,
): readonly QuoteEvent[] => {
  switch (command.type) {
    case 'MakeProposal':
      return makeProposal(command, state);
    case 'AcceptProposal':
      return acceptProposal(command, state);
    case 'AskQuestion':
      return askQuestion(command, state);
    case 'RecordSent':
    case 'RecordSeen':
      return recordStep(command, state);
  }
};
