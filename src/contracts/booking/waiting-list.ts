import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  calendarDate,
  customerEmail,
  customerName,
  customerPhone,
  id,
  instant,
  onlinePartySize,
  timeOfDay,
} from '../common/fields.ts';
import { DEFAULT_LANGUAGE, languages } from '../languages.ts';

/** `ended` means that each wished turn was offered without success, or that the date has passed. */
export const waitingListStatus = z.enum(['waiting', 'offered', 'accepted', 'left', 'ended']);
export type WaitingListStatus = z.infer<typeof waitingListStatus>;

export const waitingListStatusLabel: Record<WaitingListStatus, string> = {
  waiting: 'In attesa',
  offered: 'Posto offerto',
  accepted: 'Ha preso il posto',
  left: 'Si è tolto dalla lista',
  ended: 'Finita',
};

export const offerOutcome = z.enum(['open', 'accepted', 'declined', 'expired', 'left']);
export type OfferOutcome = z.infer<typeof offerOutcome>;

/** Days after its date on which the personal data of an entry is erased. */
export const WAITING_LIST_RETENTION_DAYS = 7;

const MAX_WISHED_TURNS = 12;
const TURN_REQUIRED = fieldMessage('turn_required');

export const waitingListRequest = z
  .strictObject({
    customerName,
    customerPhone,
    customerEmail,
    date: calendarDate(fieldMessage('date_required')),
    /** Each id once, in any order. */
    timeSlotIds: z
      .array(id, TURN_REQUIRED)
      .min(1, TURN_REQUIRED)
      .max(MAX_WISHED_TURNS, TURN_REQUIRED)
      .refine((ids) => new Set(ids).size === ids.length, TURN_REQUIRED),
    numberOfPeople: onlinePartySize,
    /** Language of the mails and of the text that staff send. */
    language: z.enum(languages).default(DEFAULT_LANGUAGE),
  })
  .meta({ id: 'WaitingListRequest' });
export type WaitingListRequest = z.infer<typeof waitingListRequest>;

const wishedTurn = z.object({ timeSlotId: id, startTime: timeOfDay, endTime: timeOfDay });

const seatOffer = wishedTurn.extend({ until: instant, outcome: offerOutcome });
export type SeatOfferView = z.infer<typeof seatOffer>;

export const waitingListReceipt = z
  .object({
    id,
    status: waitingListStatus,
    /** URL of the guest's page, which cannot be guessed. */
    link: z.string(),
  })
  .meta({ id: 'WaitingListReceipt' });
export type WaitingListReceipt = z.infer<typeof waitingListReceipt>;

/** Contains no personal data, because guests may forward the link to this view. */
export const waitingListState = z
  .object({
    status: waitingListStatus,
    date: z.iso.date(),
    numberOfPeople: z.int(),
    turns: z.array(wishedTurn),
    /** The last offer, which is open only while `outcome` is `open`. */
    offer: seatOffer.nullable(),
    /** URL of the reservation that an accepted offer created. */
    reservationLink: z.string().nullable(),
  })
  .meta({ id: 'WaitingListState' });
export type WaitingListState = z.infer<typeof waitingListState>;

/** Contact data is null after the guest's personal data was erased. */
export const waitingListEntryView = z
  .object({
    id,
    status: waitingListStatus,
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    date: z.iso.date(),
    numberOfPeople: z.int(),
    language: z.enum(languages),
    turns: z.array(wishedTurn),
    offer: seatOffer.nullable(),
    /** Instant at which staff marked that the guest knows of the open offer. */
    informedAt: instant.nullable(),
    link: z.string(),
    /** Text for a chat in the guest's language, while an offer is open. */
    chatText: z.string().nullable(),
    version: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'WaitingListEntry' });
export type WaitingListEntryView = z.infer<typeof waitingListEntryView>;
