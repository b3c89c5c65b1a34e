import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, id, instant, mealType, requiredText, timeOfDay } from '../common/fields.ts';
import { MAX_EVENT_PARTY_SIZE, MAX_LENGTHS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';
import {
  contactChannels,
  lostReasons,
  MAX_PAYMENT_CENTS,
  paymentKinds,
  pipelineStages,
} from './pipeline-codes.ts';
import { eventKinds } from './wish-codes.ts';

const MAX_HELD_TURNS = 20;
const MAX_FLOORS = 3;
const VALUE = fieldMessage('value_invalid');

/**
 * Note of staff about a contact with the guest. `text` goes to the personal data store.
 * `callBackOn` is a date in the restaurant's time zone.
 */
export const contactDraft = z
  .strictObject({
    channel: z.enum(contactChannels, VALUE),
    text: requiredText(MAX_LENGTHS.notes, fieldMessage('contact_text_required')),
    callBackOn: calendarDate(fieldMessage('date_invalid')).nullish(),
  })
  .meta({ id: 'EventContactDraft' });
export type ContactDraft = z.infer<typeof contactDraft>;

export const paymentDraft = z
  .strictObject({
    kind: z.enum(paymentKinds, VALUE),
    amountCents: wholeNumber(fieldMessage('number_invalid'), {
      min: 1,
      max: MAX_PAYMENT_CENTS,
      tooLarge: fieldMessage('number_too_large'),
    }),
    paidOn: calendarDate(fieldMessage('date_invalid')),
  })
  .meta({ id: 'EventPaymentDraft' });
export type PaymentDraft = z.infer<typeof paymentDraft>;

/** New end of the option of the newest proposal, in the restaurant's time zone. */
export const optionDraft = z
  .strictObject({
    optionDate: calendarDate(fieldMessage('date_invalid')),
    optionTime: timeOfDay.default('20:00'),
  })
  .meta({ id: 'EventOptionDraft' });
export type OptionDraft = z.infer<typeof optionDraft>;

export const lossDraft = z
  .strictObject({ reason: z.enum(lostReasons, VALUE) })
  .meta({ id: 'EventLossDraft' });

const floorNumber = wholeNumber(fieldMessage('number_invalid'), { min: 0, max: MAX_FLOORS - 1 });

/**
 * Covers, rooms or service that a private event takes while its option lasts or it is confirmed.
 * Without time slots, it takes them from all turns of the meal.
 */
const holdFields = {
  covers: wholeNumber(fieldMessage('number_invalid'), {
    min: 1,
    max: MAX_EVENT_PARTY_SIZE,
    tooLarge: fieldMessage('event_party_too_large'),
  }).nullable(),
  floor: floorNumber.nullable(),
  /** Several rooms. Callers may leave `floor` null, or name its room again. */
  floors: z.array(floorNumber).max(MAX_FLOORS, VALUE).optional(),
  timeSlotIds: z.array(id).max(MAX_HELD_TURNS, fieldMessage('value_invalid')),
  closesService: z.boolean(fieldMessage('value_invalid')),
};

export const holdView = z
  .object({
    covers: z.int().nullable(),
    /** The first of `floors`, or null. */
    floor: z.int().nullable(),
    floors: z.array(z.int()),
    timeSlotIds: z.array(z.uuid()),
    closesService: z.boolean(),
  })
  .meta({ id: 'EventHold' });
export type HoldView = z.infer<typeof holdView>;

/**
 * `despiteConflicts` is true if staff have seen the conflicts with reservations and still want the
 * change.
 */
export const holdDraft = z
  .strictObject({ ...holdFields, despiteConflicts: z.boolean().default(false) })
  .meta({ id: 'EventHoldDraft' });
export type HoldDraft = z.infer<typeof holdDraft>;

export const paymentView = z
  .object({
    kind: z.enum(paymentKinds),
    amountCents: z.int(),
    paidOn: z.iso.date(),
  })
  .meta({ id: 'EventPayment' });
export type PaymentView = z.infer<typeof paymentView>;

/** A card of the quote pipeline. Dates are in the restaurant's time zone. */
export const quoteCard = z
  .object({
    id: z.uuid(),
    customerName: z.string().nullable(),
    eventKind: z.enum(eventKinds).nullable(),
    celebration: z.string().nullable(),
    eventDate: z.iso.date(),
    mealType,
    numberOfPeople: z.int(),
    stage: z.enum(pipelineStages),
    createdAt: instant,
    /** Version of the newest proposal, or 0 if there is none. */
    proposalVersion: z.int(),
    proposalSeenAt: instant.nullable(),
    isAccepted: z.boolean(),
    /** False if the event takes neither covers nor a room. */
    holdsSeats: z.boolean(),
    hasOpenQuestion: z.boolean(),
    optionUntil: instant.nullable(),
    callBackOn: z.iso.date().nullable(),
    depositCents: z.int(),
    isPaid: z.boolean(),
    lostReason: z.enum(lostReasons).nullable(),
  })
  .meta({ id: 'EventQuoteCard' });
export type QuoteCardView = z.infer<typeof quoteCard>;

/**
 * The quote pipeline. `cards` contains only the newest quotes of each stage, but `counts` includes
 * all.
 */
export const quoteBoard = z
  .object({
    counts: z.record(z.enum(pipelineStages), z.int()),
    cards: z.array(quoteCard),
  })
  .meta({ id: 'EventQuoteBoard' });
export type QuoteBoard = z.infer<typeof quoteBoard>;

/** One event of the quote. `text` is null if the event has no text, or after an erasure. */
export const timelineEntry = z
  .object({
    type: z.string(),
    at: instant,
    by: z.string(),
    version: z.int().nullable(),
    channel: z.enum(contactChannels).nullable(),
    callBackOn: z.iso.date().nullable(),
    amountCents: z.int().nullable(),
    kind: z.enum(paymentKinds).nullable(),
    optionUntil: instant.nullable(),
    text: z.string().nullable(),
  })
  .meta({ id: 'EventTimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;
