import {
  nextQuoteStatuses,
  quoteStatusLabel,
  type QuoteStatus,
} from '#src/contracts/private-events.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import type { Decider } from '#src/event-log/decider.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { NotesChange, Occasion, QuoteEvent } from './quote-events.ts';

type RequestedQuote = {
  readonly status: QuoteStatus;
  readonly occasion: Occasion;
  readonly quotedPrice: string | null;
};
export type QuoteState = { readonly status: 'unrequested' } | RequestedQuote;

type Request = {
  readonly type: 'Request';
  readonly occasion: Occasion;
  readonly today: string;
  readonly lastDay: string;
};
type Offer = { readonly quotedPrice?: string | null | undefined; readonly notes?: NotesChange };
type Decision = Offer &
  ({ readonly type: 'Approve' } | { readonly type: 'Reject'; readonly reason: RejectionReason });
type OfferChange = Offer & { readonly type: 'ChangeOffer'; readonly today: string };
export type QuoteCommand = Request | Decision | OfferChange;

const statusAfter = { Approve: 'approved', Reject: 'rejected' } as const;

const decideRequest = ({ occasion, today, lastDay }: Request): readonly QuoteEvent[] => {
  if (occasion.date < today) refuseField('eventDate', message('date_past'));
  if (occasion.date > lastDay)
    refuseField('eventDate', message('date_too_far.quote', { lastDay: new Date(lastDay) }), {
      details: { lastDay },
    });
  return [{ type: 'QuoteRequested', data: { occasion } }];
};

const priceAfter = ({ quotedPrice }: Offer, state: RequestedQuote): string | null =>
  quotedPrice === undefined ? state.quotedPrice : quotedPrice;

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
      ? { type: 'QuoteApproved', data }
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
  return command.type === 'ChangeOffer'
    ? decideOfferChange(command, state)
    : decideAnswer(command, state);
};

const evolve = (state: QuoteState, { type, data }: QuoteEvent): QuoteState => {
  const { occasion } = data;
  switch (type) {
    case 'QuoteRequested':
      return { status: 'pending', occasion, quotedPrice: null };
    case 'QuoteApproved':
      return { status: statusAfter.Approve, occasion, quotedPrice: data.quotedPrice };
    case 'QuoteRejected':
      return { status: statusAfter.Reject, occasion, quotedPrice: data.quotedPrice };
    case 'QuoteOfferChanged':
      return state.status === 'unrequested' ? state : { ...state, quotedPrice: data.quotedPrice };
  }
};

export const quoteDecider: Decider<QuoteState, QuoteCommand, QuoteEvent> = {
  initial: { status: 'unrequested' },
  decide,
  evolve,
};
