import type { RecordedEvent } from '#src/event-log/event-log.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { QuoteContacts } from '../application/ports.ts';
import { QUOTE_STREAM_PREFIX, parseQuoteId } from '../application/quote-stream-name.ts';
import type { Proposal, QuoteEvent } from '../domain/quote-events.ts';
import { evolveQuote, type QuoteState } from '../domain/quote-state.ts';

const MAILED_TYPES = [
  'QuoteRequested',
  'ProposalMade',
  'ProposalAccepted',
  'QuoteApproved',
  'QuoteApprovalUndone',
  'QuoteRejected',
] as const;
export type MailedEvent = RecordedEvent<
  Extract<QuoteEvent, { type: (typeof MAILED_TYPES)[number] }>
>;

export const isQuoteEvent = (event: RecordedEvent): event is RecordedEvent<QuoteEvent> =>
  event.stream.startsWith(QUOTE_STREAM_PREFIX);

const isMailed = (event: RecordedEvent): event is MailedEvent =>
  isQuoteEvent(event) && MAILED_TYPES.some((type) => type === event.type);

type Deps = {
  readonly contacts: Pick<QuoteContacts, 'listWithEmail'>;
  readonly clock: Pick<Clock, 'dateOf'>;
  /**
   * Delay of a mail in seconds. If a newer proposal follows within the delay, the older one is not
   * mailed.
   */
  readonly delayS: number;
};

/**
 * Returns the events about which guests with an e-mail address receive a mail. Leaves out events
 * recorded after the day of the occasion.
 */
export const planQuoteMails =
  ({ contacts, clock, delayS }: Deps) =>
  async (events: readonly RecordedEvent[]) => {
    const told = events
      .filter(isMailed)
      .filter(({ data, at }) => data.occasion.date >= clock.dateOf(new Date(at)));
    if (told.length === 0) return [];
    const mailed = new Set(
      await contacts.listWithEmail(told.map(({ stream }) => parseQuoteId(stream))),
    );
    return told
      .filter(({ stream }) => mailed.has(parseQuoteId(stream)))
      .map(({ id }) => ({ eventId: id, delayS }));
  };

const isReplaced = (later: readonly QuoteEvent[]): boolean =>
  later.some(
    ({ type }) => type === 'ProposalMade' || type === 'QuoteRejected' || type === 'QuoteLost',
  );

/** Returns true if the mail about the last approval was due before the approval was undone. */
const wasApprovalMailed = (
  earlier: readonly RecordedEvent<QuoteEvent>[],
  { at }: MailedEvent,
  delayS: number,
): boolean => {
  const approval = earlier.findLast(({ type }) => type === 'QuoteApproved');
  return approval !== undefined && Date.parse(at) - Date.parse(approval.at) >= delayS * 1_000;
};

/**
 * Returns the event that the mail is about. Returns null if it needs no mail, or if a later event
 * has replaced the proposal or undone the approval. `delayS` is the delay of a mail in seconds.
 */
export const findMailedEvent = (
  history: readonly RecordedEvent<QuoteEvent>[],
  eventId: string,
  delayS: number,
): MailedEvent | null => {
  const index = history.findIndex(({ id }) => id === eventId);
  const event = history[index];
  if (!event || !isMailed(event)) return null;
  const later = history.slice(index + 1);
  switch (event.type) {
    case 'ProposalMade':
      return isReplaced(later) ? null : event;
    case 'QuoteApproved':
      return later.some(({ type }) => type === 'QuoteApprovalUndone') ? null : event;
    case 'QuoteApprovalUndone':
      return wasApprovalMailed(history.slice(0, index), event, delayS) ? event : null;
    case 'QuoteRequested':
    case 'ProposalAccepted':
    case 'QuoteRejected':
      return event;
  }
};

/** Returns the proposal that the guest had accepted when the event was recorded, or null. */
export const findAcceptedProposal = (
  history: readonly RecordedEvent<QuoteEvent>[],
  { version }: Pick<MailedEvent, 'version'>,
): Proposal | null => {
  const state = history
    .filter((event) => event.version <= version)
    .reduce<QuoteState>(evolveQuote, { status: 'unrequested' });
  return state.status !== 'unrequested' && state.acceptedVersion !== null ? state.proposal : null;
};
