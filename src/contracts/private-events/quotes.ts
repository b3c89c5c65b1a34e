import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  editableText,
  id,
  instant,
  mealType,
  optionalLine,
  optionalText,
  partySize,
  requiredText,
  honeypotFields,
} from '../common/fields.ts';
import { MAX_LENGTHS, MAX_EVENT_PARTY_SIZE } from '../common/limits.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { pageFields } from '../common/paging.ts';
import { priceText, proposalDraft, proposalView, questionView } from './proposals.ts';
import { holdDraft, holdView } from './pipeline.ts';
import { lostReasons } from './pipeline-codes.ts';
import { eventWishes, eventWishFields } from './wishes.ts';
import { languages } from '../languages.ts';
import { REASON_WITHOUT_REJECTION, rejectionReason } from '../rejection-reasons.ts';

export const quoteStatus = z.enum(['pending', 'approved', 'rejected']);
export type QuoteStatus = z.infer<typeof quoteStatus>;

export const nextQuoteStatuses: Record<QuoteStatus, readonly QuoteStatus[]> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

export const quoteStatusLabel: Record<QuoteStatus, string> = {
  pending: 'In attesa',
  approved: 'Approvato',
  rejected: 'Rifiutato',
};

export const quoteRequest = z
  .strictObject({
    customerName,
    customerPhone,
    customerEmail,
    eventDate: calendarDate(fieldMessage('event_date_required')),
    mealType: mealType.default('pranzo'),
    numberOfPeople: partySize(MAX_EVENT_PARTY_SIZE, fieldMessage('event_party_too_large')),
    menuIdeas: requiredText(MAX_LENGTHS.notes, fieldMessage('menu_ideas_required')),
    additionalNotes: optionalText(MAX_LENGTHS.notes),
    /** What the guest celebrates, in own words. */
    celebration: optionalLine(MAX_LENGTHS.celebration),
    /** Language of the messages to the guest. The default is Italian. */
    language: z.enum(languages).optional(),
    ...eventWishFields,
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.infer<typeof quoteRequest>;

export const quoteReceipt = z
  .object({
    id,
    reference: z.string(),
    status: quoteStatus,
    /** Guest's page, with a URL that strangers cannot guess. */
    link: z.string(),
  })
  .meta({ id: 'QuoteReceipt' });
export type QuoteReceipt = z.infer<typeof quoteReceipt>;

export const quoteView = z
  .object({
    id,
    reference: z.string(),
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    eventDate: z.iso.date(),
    mealType,
    numberOfPeople: z.int(),
    menuIdeas: z.string().nullable(),
    additionalNotes: z.string().nullable(),
    celebration: z.string().nullable(),
    adminNotes: z.string().nullable(),
    quotedPrice: z.string().nullable(),
    /** Sum of the received deposits and balances. */
    paidCents: z.int(),
    status: quoteStatus,
    /** Reason why the quote was lost, otherwise null. */
    lostReason: z.enum(lostReasons).nullable(),
    /** Covers, rooms or service that the event takes, or null if it takes nothing. */
    hold: holdView.nullable(),
    language: z.enum(languages),
    wishes: eventWishes,
    /** The personal link of the guest. */
    link: z.string(),
    /** Proposals of staff, newest first. */
    proposals: z.array(proposalView),
    /** Questions of the guest, latest first. */
    questions: z.array(questionView),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'EventQuote' });
export type QuoteView = z.infer<typeof quoteView>;

const quotedPrice = priceText
  .nullish()
  .transform((price) => (price === undefined ? undefined : price || null));

/** Change of a quote. Omitted fields stay unchanged. Null or an empty text clears a field. */
export const quoteOffer = z.strictObject({
  quotedPrice,
  adminNotes: editableText(MAX_LENGTHS.notes).optional(),
});

export const quoteChange = quoteOffer
  .extend({
    status: z.enum(['approved', 'rejected'], fieldMessage('quote_decision_invalid')).optional(),
    rejectionReason: rejectionReason.optional(),
    /**
     * What an approved event takes from the service, or null if it takes nothing. If omitted, the
     * event takes the hold that staff chose before, otherwise its people in all turns of the meal.
     */
    holds: holdDraft.nullish(),
  })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    fieldMessage('quote_change_empty'),
  )
  .refine(({ status, rejectionReason: reason }) => !reason || status === 'rejected', {
    path: ['rejectionReason'],
    message: REASON_WITHOUT_REJECTION,
  })
  .refine(({ status, holds }) => holds === undefined || status === 'approved', {
    path: ['holds'],
    message: fieldMessage('hold_without_approval'),
  })
  .meta({ id: 'QuoteChange' });
export type QuoteChange = z.infer<typeof quoteChange>;

export const requestQuote = defineOperation({
  name: 'requestQuote',
  method: 'post',
  path: '/api/event-quotes',
  audience: 'public',
  body: quoteRequest.extend(honeypotFields).meta({ id: 'QuoteForm' }),
  summary: 'A guest asks for a quote for a private event. Accepts Idempotency-Key',
  answers: { 201: quoteReceipt, ...refusalAnswers(400, 403, 413, 415, 422, 429, 503) },
});

const STATUS = fieldMessage('quote_status_invalid');

export const listQuotes = defineOperation({
  name: 'listQuotes',
  method: 'get',
  path: '/api/event-quotes',
  audience: 'cashier',
  query: z.object({ status: z.enum(quoteStatus.options, STATUS).optional(), ...pageFields }),
  summary: 'Requests for a quote, latest first, in pages: the header Link names the next one',
  answers: { 200: z.array(quoteView), ...refusalAnswers(400, 401) },
});

export const quoteCounts = z
  .object({ pending: z.int(), approved: z.int(), rejected: z.int() })
  .meta({ id: 'EventQuoteCounts' });
export type QuoteCounts = z.infer<typeof quoteCounts>;

export const countQuotes = defineOperation({
  name: 'countQuotes',
  method: 'get',
  path: '/api/event-quotes/counts',
  audience: 'cashier',
  summary: 'How many requests for a quote wait, were approved, were rejected',
  answers: { 200: quoteCounts, ...refusalAnswers(401) },
});

export const changeQuote = defineOperation({
  name: 'changeQuote',
  method: 'patch',
  path: '/api/event-quotes/:id',
  audience: 'administrator',
  params: z.object({ id }),
  body: quoteChange,
  summary:
    'Staff approve or reject a pending request for a quote. An approval takes seats of the service in the same transaction. Until the event they set and correct price and notes, decided or not',
  answers: { 200: quoteView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const makeProposal = defineOperation({
  name: 'makeProposal',
  method: 'post',
  path: '/api/event-quotes/:id/proposals',
  audience: 'administrator',
  params: z.object({ id }),
  body: proposalDraft,
  summary:
    'Staff make the next version of the proposal, until the event. The guest can accept only the newest',
  answers: { 201: quoteView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});
