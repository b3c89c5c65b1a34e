import { z } from 'zod';
import { id, instant, requiredText } from './fields.ts';
import { LENGTHS } from './limits.ts';
import { operation, refusals } from './operation.ts';

const NAME = 'Il nome deve contenere almeno 2 caratteri';
const EMAIL = 'Inserisci un indirizzo email valido';
const MESSAGE = 'Il messaggio deve contenere almeno 10 caratteri';

export const contactMessage = z.strictObject({
  name: requiredText(LENGTHS.customerName, NAME).min(2, NAME),
  email: z.string(EMAIL).trim().max(LENGTHS.customerEmail, `Massimo ${LENGTHS.customerEmail} caratteri`).pipe(z.email(EMAIL)),
  message: requiredText(LENGTHS.message, MESSAGE).min(10, MESSAGE),
  privacyConsent: z.literal(true, 'Devi accettare il trattamento dei dati personali per proseguire'),
}).meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactReceipt = z.object({
  id,
  /** Italian sentence for the sender. */
  message: z.string(),
}).meta({ id: 'ContactReceipt' });
export type ContactReceipt = z.infer<typeof contactReceipt>;

/** A message as staff see it. Name, e-mail and message are null once the personal data was erased. */
export const contactView = z.object({
  id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  privacyConsent: z.boolean(),
  consentTextVersion: z.iso.date(),
  createdAt: instant,
}).meta({ id: 'Contact' });
export type ContactView = z.infer<typeof contactView>;

export const sendContactMessage = operation({
  name: 'sendContactMessage', method: 'post', path: '/api/contact', audience: 'public', body: contactMessage,
  summary: 'A visitor writes to the house; staff are told. Accepts Idempotency-Key',
  answers: { 201: contactReceipt, ...refusals(400, 403, 413, 415, 422, 429, 503) },
});

export const listContactMessages = operation({
  name: 'listContactMessages', method: 'get', path: '/api/contact', audience: 'administrator',
  summary: 'All messages, latest first',
  answers: { 200: z.array(contactView), ...refusals(401) },
});
