import { z } from 'zod';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { id } from '../common/fields.ts';
import { fieldMessage } from '#src/messages/field-message.ts';
import { contactChannels, pipelineStages } from './pipeline-codes.ts';
import {
  contactDraft,
  holdDraft,
  lossDraft,
  optionDraft,
  paymentDraft,
  paymentView,
  quoteBoard,
  timelineEntry,
} from './pipeline.ts';
import { quoteReceipt, quoteRequest, quoteView } from './quotes.ts';

/** A quote with all details that staff see when they open its card. */
export const quoteDetail = quoteView
  .extend({
    stage: z.enum(pipelineStages),
    callBackOn: z.iso.date().nullable(),
    /** Payments of the guest, latest first. */
    payments: z.array(paymentView),
    /** Events of the quote, latest first. */
    timeline: z.array(timelineEntry),
  })
  .meta({ id: 'EventQuoteDetail' });
export type QuoteDetail = z.infer<typeof quoteDetail>;

/** A quote request that staff enter for a guest. `channel` is the way in which the guest asked. */
export const takenQuote = quoteRequest
  .extend({
    channel: z.enum(contactChannels, fieldMessage('value_invalid')).default('phone'),
  })
  .meta({ id: 'TakenQuote' });
export type TakenQuote = z.infer<typeof takenQuote>;

const params = z.object({ id });
const WRITE_REFUSALS = [400, 401, 403, 404, 409, 413, 415, 503] as const;

export const readQuoteBoard = defineOperation({
  name: 'readQuoteBoard',
  method: 'get',
  path: '/api/event-quotes/board',
  audience: 'cashier',
  summary: 'The quotes by stage: how many, and the cards of the newest',
  answers: { 200: quoteBoard, ...refusalAnswers(401) },
});

export const readQuote = defineOperation({
  name: 'readQuote',
  method: 'get',
  path: '/api/event-quotes/:id',
  audience: 'cashier',
  params,
  summary: 'One quote with its stage, payments and everything that happened to it',
  answers: { 200: quoteDetail, ...refusalAnswers(400, 401, 404) },
});

export const takeQuote = defineOperation({
  name: 'takeQuote',
  method: 'post',
  path: '/api/event-quotes/taken',
  audience: 'administrator',
  body: takenQuote,
  summary: 'Staff enter a request for a quote, taken by telephone. Accepts Idempotency-Key',
  answers: { 201: quoteReceipt, ...refusalAnswers(400, 401, 403, 413, 415, 422, 503) },
});

export const noteContact = defineOperation({
  name: 'noteContact',
  method: 'post',
  path: '/api/event-quotes/:id/contacts',
  audience: 'administrator',
  params,
  body: contactDraft,
  summary: 'Staff note what was said, and when to call back',
  answers: { 201: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});

export const notePayment = defineOperation({
  name: 'notePayment',
  method: 'post',
  path: '/api/event-quotes/:id/payments',
  audience: 'administrator',
  params,
  body: paymentDraft,
  summary: 'Staff note a received deposit or the balance',
  answers: { 201: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});

export const setOption = defineOperation({
  name: 'setOption',
  method: 'put',
  path: '/api/event-quotes/:id/option',
  audience: 'administrator',
  params,
  body: optionDraft,
  summary: 'Staff set until when the option of the newest proposal holds the day',
  answers: { 200: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});

export const chooseHold = defineOperation({
  name: 'chooseHold',
  method: 'put',
  path: '/api/event-quotes/:id/hold',
  audience: 'administrator',
  params,
  body: holdDraft,
  summary:
    'Staff choose what the private event takes from the service: covers of turns, a room or the whole service',
  answers: { 200: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});

export const undoQuoteApproval = defineOperation({
  name: 'undoQuoteApproval',
  method: 'post',
  path: '/api/event-quotes/:id/undo-approval',
  audience: 'administrator',
  params,
  summary:
    'Until the event, staff take an approval back: the quote is pending again, and the service gets its covers and rooms back',
  answers: { 200: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});

export const loseQuote = defineOperation({
  name: 'loseQuote',
  method: 'post',
  path: '/api/event-quotes/:id/loss',
  audience: 'administrator',
  params,
  body: lossDraft,
  summary: 'The private event does not take place here: staff note the reason',
  answers: { 200: quoteDetail, ...refusalAnswers(...WRITE_REFUSALS) },
});
