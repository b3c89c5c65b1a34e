import { nextStatuses, statusLabel, type QuoteStatus } from '../../../contracts/private-events.ts';
import type { Decider } from '../../../event-log/decider.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { longDate } from '../../../kernel/italian-date.ts';
import type { Occasion, QuoteEvent } from './quote-events.ts';

type Requested = { readonly status: QuoteStatus; readonly occasion: Occasion };
export type Quote = { readonly status: 'unrequested' } | Requested;

/** `today` is the venue's calendar date, `lastDay` the last one for which a quote may be requested. */
type Request = { readonly type: 'Request'; readonly occasion: Occasion; readonly today: string; readonly lastDay: string };
type Settling = { readonly type: 'Approve' | 'Reject'; readonly quotedPrice: string | null };
export type QuoteCommand = Request | Settling;

/** Where each answer leads, and the log's own word for it. */
const leadsTo = {
  Approve: { status: 'approved', event: 'QuoteApproved' },
  Reject: { status: 'rejected', event: 'QuoteRejected' },
} as const;

const PAST = 'La data non può essere nel passato';

const refuseBeyond = (lastDay: string) => {
  const message = `Si può chiedere un preventivo fino a ${longDate(lastDay)}.`;
  return refuse({ kind: 'invalid', code: 'date_too_far', message, fields: { eventDate: message }, details: { lastDay } });
};

const request = ({ occasion, today, lastDay }: Request): readonly QuoteEvent[] => {
  if (occasion.date < today) refuse({ kind: 'invalid', code: 'date_past', message: PAST, fields: { eventDate: PAST } });
  if (occasion.date > lastDay) refuseBeyond(lastDay);
  return [{ type: 'QuoteRequested', data: { occasion } }];
};

const settle = ({ type, quotedPrice }: Settling, { status, occasion }: Requested): readonly QuoteEvent[] => {
  const wanted = leadsTo[type];
  if (status === wanted.status) return [];
  if (!nextStatuses[status].includes(wanted.status))
    return refuse({ kind: 'conflict', code: 'quote_settled', message: `Preventivo già gestito: ${statusLabel[status]}`, details: { status } });
  return [{ type: wanted.event, data: { occasion, quotedPrice } }];
};

const decide = (command: QuoteCommand, state: Quote): readonly QuoteEvent[] => {
  if (command.type === 'Request') return request(command);
  if (state.status === 'unrequested') return refuse({ kind: 'not-found', code: 'quote_unknown', message: 'Preventivo non trovato' });
  return settle(command, state);
};

const evolve = (_: Quote, { type, data: { occasion } }: QuoteEvent): Quote => {
  switch (type) {
    case 'QuoteRequested': return { status: 'pending', occasion };
    case 'QuoteApproved': return { status: leadsTo.Approve.status, occasion };
    case 'QuoteRejected': return { status: leadsTo.Reject.status, occasion };
  }
};

/** A quote from request to answer (decision 22). The same decision twice appends nothing: price and notes stay those of the first. */
export const quote: Decider<Quote, QuoteCommand, QuoteEvent> = { initial: { status: 'unrequested' }, decide, evolve };
