import { z } from 'zod';
import { LENGTHS, MAX_ONLINE_PARTY } from './limits.ts';

export const id = z.uuid('Identificativo non valido');

/** A plain calendar date of the venue, `yyyy-MM-dd`; it has no zone and no hour. Of a year that a house can mean: the day after it is a date too. */
export const calendarDate = (message: string) =>
  z.iso.date(message).refine((date) => date >= '1900-01-01' && date < '2900-01-01', message);

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Formato orario non valido (HH:MM)');

export const mealType = z.enum(['pranzo', 'cena'], 'Seleziona pranzo o cena');
export type MealType = z.infer<typeof mealType>;

/** No control characters but line breaks and tabs, no half of a letter: the database takes no text with a zero or a half in it. */
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uD800-\uDFFF]*$/u;

/** Text that a person typed, also to search for it: trimmed, without control characters. */
export const typed = (max: number, missing?: string) =>
  z.string(missing).trim().max(max, `Massimo ${max} caratteri`).regex(WITHOUT_CONTROLS, 'Il testo contiene caratteri non ammessi');

/** A word that names one of a list: a turn by its hour, its key or its id. */
export const listedWord = (max: number, message: string) => z.string(message).min(1, message).max(max, message).regex(WITHOUT_CONTROLS, message);

export const requiredText = (max: number, message: string) => typed(max, message).min(1, message);

/** Absent, null and empty mean the same: nothing was said. */
export const optionalText = (max: number) => typed(max).nullish().transform((text) => text || null);

/** Text that a change may empty: empty means null, absent means that it stays as it is. */
export const editableText = (max: number) => typed(max, 'Testo non valido').nullable().transform((text) => text || null);

/** A field that no person sees: whoever fills it in is a program. Every public form has it. */
export const trap = { website: optionalText(200).meta({ description: 'Leave it out: no person sees it' }) };

export const customerName = requiredText(LENGTHS.customerName, 'Il nome è obbligatorio');

export const customerPhone = requiredText(LENGTHS.customerPhone, 'Il numero di telefono è obbligatorio')
  .regex(/^[+\d][\d\s()./-]*$/, 'Numero di telefono non valido')
  .refine((phone) => phone.replace(/\D/g, '').length >= 5, 'Numero di telefono non valido');

export const customerEmail = z
  .union([z.literal(''), z.email('Email non valida').max(LENGTHS.customerEmail, `Massimo ${LENGTHS.customerEmail} caratteri`)], 'Email non valida')
  .nullish()
  .transform((email) => email || null);

export const partySize = z.coerce
  .number('Numero di persone deve essere almeno 1')
  .int('Numero di persone deve essere almeno 1')
  .min(1, 'Numero di persone deve essere almeno 1');

export const onlinePartySize = partySize.max(MAX_ONLINE_PARTY, 'Massimo 8 persone per prenotazione online');

export const instant = z.iso.datetime({ offset: true });
