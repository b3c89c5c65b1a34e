import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { instant, mealType } from '../common/fields.ts';
import { ownProposal, questionView } from './proposals.ts';
import { eventWishes } from './wishes.ts';

export const ownQuoteStates = [
  'received',
  'proposed',
  'option_expired',
  'accepted',
  'approved',
  'rejected',
  'closed',
  'past',
] as const;
export type OwnQuoteState = (typeof ownQuoteStates)[number];

/** A quote as the holder of its personal link sees it. Contains neither name nor contact data. */
export const ownQuote = z
  .object({
    reference: z.string(),
    state: z.enum(ownQuoteStates),
    eventDate: z.iso.date(),
    mealType,
    numberOfPeople: z.int(),
    wishes: eventWishes,
    createdAt: instant,
    /** Newest first. The guest can accept only the first one. */
    proposals: z.array(ownProposal),
    acceptedVersion: z.int().nullable(),
    /** True if the restaurant has received a deposit or the balance. */
    isDepositPaid: z.boolean(),
    /** Questions of the guest, latest first. */
    questions: z.array(questionView),
    isAcceptable: z.boolean(),
    isOpen: z.boolean().meta({ description: 'The guest may still ask a question' }),
  })
  .meta({ id: 'OwnEventQuote' });
export type OwnQuote = z.infer<typeof ownQuote>;

const params = z.object({ token: z.string().max(100, fieldMessage('link_invalid')) });

export const readOwnQuote = defineOperation({
  name: 'readOwnQuote',
  method: 'get',
  path: '/api/event-quotes/link/:token',
  audience: 'public',
  params,
  summary: 'The request for a quote of a personal link, with the proposals of staff',
  answers: { 200: ownQuote, ...refusalAnswers(400, 404, 503) },
});

/**
 * Reports that the guest sees the newest proposal. Uses POST without a body, because mail scanners
 * open links by GET.
 */
export const reportQuoteSeen = defineOperation({
  name: 'reportQuoteSeen',
  method: 'post',
  path: '/api/event-quotes/link/:token/seen',
  audience: 'public',
  params,
  summary: 'The guest has the page with the newest proposal open',
  answers: { 200: ownQuote, ...refusalAnswers(400, 403, 404, 413, 415, 503) },
});
