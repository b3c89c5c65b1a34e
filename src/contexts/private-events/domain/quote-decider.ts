import { nextQuoteStatuses, quoteStatusLabel } from '#src/contracts/private-events/quotes.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { Decider } from '#src/event-log/decider.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { ContactChannel } from '#src/contracts/private-events/pipeline-codes.ts';
import type { NamedWishes } from '#src/contracts/private-events/wishes.ts';
import type { Language } from '#src/contracts/languages.ts';
import { holdWholeMeal } from './holds.ts';
import { decidePipelineStep, type PipelineCommand } from './pipeline-steps.ts';
import { decideProposal, type ProposalCommand } from './proposals.ts';
import type { Hold, NotesChange, Occasion, QuoteEvent } from './quote-events.ts';
import { evolveQuote, type QuoteState, type RequestedQuote } from './quote-state.ts';

type Request = {
  readonly type: 'Request';
  readonly occasion: Occasion;
  readonly today: string;
  readonly lastDay: string;
  readonly language?: Language;
  readonly wishes?: NamedWishes;
  readonly channel?: ContactChannel;
};
type Offer = { readonly quotedPrice?: string | null | undefined; readonly notes?: NotesChange };
/** `hold` undefined: staff gave no answer. Null: the event takes nothing. */
type Approve = Offer & {
  readonly type: 'Approve';
  readonly today: string;
  readonly hold?: Hold | null | undefined;
  readonly despiteConflicts?: boolean | undefined;
};
type Reject = Offer & { readonly type: 'Reject'; readonly reason: RejectionReason };
type Decision = Approve | Reject;
type OfferChange = Offer & { readonly type: 'ChangeOffer'; readonly today: string };
export type QuoteCommand = Request | Decision | OfferChange | ProposalCommand | PipelineCommand;

const statusAfter = { Approve: 'approved', Reject: 'rejected' } as const;

const decideRequest = ({
  occasion,
  today,
  lastDay,
  language,
  wishes,
  channel,
}: Request): readonly QuoteEvent[] => {
  if (occasion.date < today) refuseField('eventDate', message('date_past'));
  if (occasion.date > lastDay)
    refuseField('eventDate', message('date_too_far.quote', { lastDay: new Date(lastDay) }), {
      details: { lastDay },
    });
  const more = {
    ...(language ? { language } : {}),
    ...(wishes ? { wishes } : {}),
    ...(channel ? { channel } : {}),
  };
  return [{ type: 'QuoteRequested', data: { occasion, ...more } }];
};

const priceAfter = ({ quotedPrice }: Offer, state: RequestedQuote): string | null =>
  quotedPrice === undefined ? state.quotedPrice : quotedPrice;

/** An approval without an answer takes the hold that staff chose before, or the whole meal. */
const decideHold = (
  { hold, despiteConflicts = false, today }: Approve,
  { occasion, ...state }: RequestedQuote,
) => {
  if (occasion.date < today)
    return hold ? refuse({ kind: 'conflict', message: message('event_past.hold') }) : {};
  if (hold !== undefined) return { hold, despiteConflicts };
  return state.hold === null
    ? { hold: holdWholeMeal(occasion), despiteConflicts }
    : { hold: state.hold, despiteConflicts: state.holdsDespiteConflicts };
};

const decideAnswer = (command: Decision, state: RequestedQuote): readonly QuoteEvent[] => {
  const { status, occasion } = state;
  const wanted = statusAfter[command.type];
  if (status === wanted) return [];
  if (!nextQuoteStatuses[status].includes(wanted))
    return refuse({
      kind: 'conflict',
      message: message('quote_settled', { state: quoteStatusLabel[status] }),
      details: { status },
    });
  const removed = command.notes === 'removed' ? { notes: command.notes } : {};
  const data = { occasion, quotedPrice: priceAfter(command, state), ...removed };
  return [
    command.type === 'Approve'
      ? { type: 'QuoteApproved', data: { ...data, ...decideHold(command, state) } }
      : { type: 'QuoteRejected', data: { ...data, reason: command.reason } },
  ];
};

const decideOfferChange = (command: OfferChange, state: RequestedQuote): readonly QuoteEvent[] => {
  const [quotedPrice, notes] = [priceAfter(command, state), command.notes ?? 'kept'];
  if (quotedPrice === state.quotedPrice && notes === 'kept') return [];
  if (state.occasion.date < command.today)
    return refuse({ kind: 'conflict', message: message('event_past') });
  return [
    {
      type: 'QuoteOfferChanged',
      data: { occasion: state.occasion, quotedPrice, previousPrice: state.quotedPrice, notes },
    },
  ];
};

const decide = (command: QuoteCommand, state: QuoteState): readonly QuoteEvent[] => {
  if (command.type === 'Request') return decideRequest(command);
  if (state.status === 'unrequested')
    return refuse({ kind: 'not-found', message: message('quote_unknown') });
  switch (command.type) {
    case 'ChangeOffer':
      return decideOfferChange(command, state);
    case 'Approve':
    case 'Reject':
      return decideAnswer(command, state);
    case 'MakeProposal':
    case 'AcceptProposal':
    case 'AskQuestion':
    case 'RecordSent':
    case 'RecordSeen':
      return decideProposal(command, state);
    case 'NoteContact':
    case 'NotePayment':
    case 'SetOption':
    case 'ChooseHold':
    case 'UndoApproval':
    case 'Lose':
      return decidePipelineStep(command, state);
  }
};

export const quoteDecider: Decider<QuoteState, QuoteCommand, QuoteEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve: evolveQuote,
};
