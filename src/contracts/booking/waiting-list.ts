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
import { seatWish, wishFields } from './guest-wishes.ts';
import { DEFAULT_LANGUAGE, languages } from '../languages.ts';

/** State of an entry. `ended`: the guest took none of the offered turns, or the date has passed. */
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

/** Number of days after the date of an entry after which its personal data is erased. */
export const WAITING_LIST_RETENTION_DAYS = 7;

const MAX_WISHED_TURNS = 12;
const TURN_REQUIRED = fieldMessage('turn_required');

export const waitingListRequest = z
  .strictObject({
    customerName,
    customerPhone,
    customerEmail,
    date: calendarDate(fieldMessage('date_required')),
    /** Ids of the wished turns, in any order. No id may appear twice. */
    timeSlotIds: z
      .array(id, TURN_REQUIRED)
      .min(1, TURN_REQUIRED)
      .max(MAX_WISHED_TURNS, TURN_REQUIRED)
      .refine((ids) => new Set(ids).size === ids.length, TURN_REQUIRED),
    numberOfPeople: onlinePartySize,
    seatWishes: wishFields.seatWishes,
    /** Language of the mails and of the chat text that staff send. */
    language: z.enum(languages).default(DEFAULT_LANGUAGE),
  })
  .meta({ id: 'WaitingListRequest' });
export type WaitingListRequest = z.infer<typeof waitingListRequest>;

const wishedTurn = z.object({ timeSlotId: id, startTime: timeOfDay, endTime: timeOfDay });

const seatOffer = wishedTurn.extend({
  until: instant,
  outcome: offerOutcome,
  /** Present if staff must confirm the reservation after the guest accepts the offer. */
  needsStaff: z.literal(true).optional(),
});
export type SeatOfferView = z.infer<typeof seatOffer>;

export const waitingListReceipt = z
  .object({
    id,
    status: waitingListStatus,
    /** Guest's page, with a URL that strangers cannot guess. */
    link: z.string(),
  })
  .meta({ id: 'WaitingListReceipt' });
export type WaitingListReceipt = z.infer<typeof waitingListReceipt>;

/** An entry on the guest's page. Contains no personal data, because guests may forward the link. */
export const waitingListState = z
  .object({
    status: waitingListStatus,
    date: z.iso.date(),
    numberOfPeople: z.int(),
    turns: z.array(wishedTurn),
    /** The last offer. The guest can accept it only while `outcome` is `open`. */
    offer: seatOffer.nullable(),
    /** URL of the reservation that an accepted offer created. */
    reservationLink: z.string().nullable(),
  })
  .meta({ id: 'WaitingListState' });
export type WaitingListState = z.infer<typeof waitingListState>;

/** An entry as staff see it. After an erasure, contact data is null. */
export const waitingListEntryView = z
  .object({
    id,
    status: waitingListStatus,
    customerName: z.string().nullable(),
    customerPhone: z.string().nullable(),
    customerEmail: z.string().nullable(),
    date: z.iso.date(),
    numberOfPeople: z.int(),
    seatWishes: z.array(seatWish).nullable(),
    language: z.enum(languages),
    turns: z.array(wishedTurn),
    offer: seatOffer.nullable(),
    /** Time at which staff noted that the guest knows of the open offer. */
    informedAt: instant.nullable(),
    link: z.string(),
    /** Chat message about an open offer, in the guest's language. Null without an open offer. */
    chatText: z.string().nullable(),
    version: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'WaitingListEntry' });
export type WaitingListEntryView = z.infer<typeof waitingListEntryView>;
