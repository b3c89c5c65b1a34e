import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import {
  emailAddress,
  honeypotFields,
  id,
  instant,
  nameLine,
  requiredText,
} from './common/fields.ts';
import { MAX_LENGTHS } from './common/limits.ts';
import { languages } from './languages.ts';
import { defineOperation, refusalAnswers } from './common/api-operation.ts';
import { pageFields } from './common/paging.ts';

const NAME = fieldMessage('contact_name_too_short');
const MESSAGE = fieldMessage('contact_message_too_short');

export const contactMessage = z
  .strictObject({
    name: nameLine(MAX_LENGTHS.customerName, NAME).min(2, NAME),
    email: emailAddress('contact_email_invalid'),
    message: requiredText(MAX_LENGTHS.message, MESSAGE).min(10, MESSAGE),
    privacyConsent: z.literal(true, fieldMessage('privacy_consent_required')),
    /** Language of the form. The default is Italian. */
    language: z.enum(languages).optional(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactReceipt = z
  .object({
    id,
    message: z.string(),
  })
  .meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof contactReceipt>;

export const contactView = z
  .object({
    id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    message: z.string().nullable(),
    privacyConsent: z.boolean(),
    /** SHA-256 of the text that was shown, or its date until 28 November 2026. */
    consentTextVersion: z.string(),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Contact' });
export type ContactView = z.infer<typeof contactView>;

export const sendContactMessage = defineOperation({
  name: 'sendContactMessage',
  method: 'post',
  path: '/api/contact',
  audience: 'public',
  body: contactMessage.extend(honeypotFields).meta({ id: 'ContactForm' }),
  summary: 'A visitor writes to the house; staff are told. Accepts Idempotency-Key',
  answers: { 201: contactReceipt, ...refusalAnswers(400, 403, 413, 415, 422, 429, 503) },
});

export const listContactMessages = defineOperation({
  name: 'listContactMessages',
  method: 'get',
  path: '/api/contact',
  audience: 'administrator',
  query: z.object({
    read: z.enum(['true', 'false'], fieldMessage('boolean_required')).optional(),
    ...pageFields,
  }),
  summary:
    'Messages, latest first, in pages: the header Link names the next one. read=false: the unread ones',
  answers: { 200: z.array(contactView), ...refusalAnswers(400, 401) },
});

export const contactCounts = z
  .object({ all: z.int(), unread: z.int() })
  .meta({ id: 'ContactCounts' });
export type ContactCounts = z.infer<typeof contactCounts>;

export const countContactMessages = defineOperation({
  name: 'countContactMessages',
  method: 'get',
  path: '/api/contact/counts',
  audience: 'administrator',
  summary: 'How many messages there are, and how many nobody has read',
  answers: { 200: contactCounts, ...refusalAnswers(401) },
});

export const contactReadMark = z
  .strictObject({ read: z.boolean(fieldMessage('boolean_required')) })
  .meta({ id: 'ContactMark' });

export const markContactMessage = defineOperation({
  name: 'markContactMessage',
  method: 'patch',
  path: '/api/contact/:id',
  audience: 'administrator',
  params: z.object({ id }),
  body: contactReadMark,
  summary: 'Staff mark a message as read or unread, for everybody',
  answers: { 200: contactView, ...refusalAnswers(400, 401, 403, 404, 503) },
});
