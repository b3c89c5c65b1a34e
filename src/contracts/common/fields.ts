import { z } from 'zod';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { MAX_LENGTHS, MAX_ONLINE_PARTY_SIZE } from './limits.ts';
import { wholeNumber } from './whole-number.ts';

export const id = z.uuid('Identificativo non valido');

/** A plain calendar date of the venue, `yyyy-MM-dd`; it has no zone and no hour. Of a year that a house can mean: the day after it is a date too. */
export const calendarDate = (message: string) =>
  z.iso.date(message).refine((date) => date >= '1900-01-01' && date < '2900-01-01', message);

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Formato orario non valido (HH:MM)');

export const mealType = z.enum(['pranzo', 'cena'], 'Seleziona pranzo o cena');
export type MealType = z.infer<typeof mealType>;

/** No control characters but line feeds and tabs, no lone surrogates: PostgreSQL stores no zero and no half of a pair. */
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u;
const CONTROLS = 'Il testo contiene caratteri non ammessi';
const ONE_LINE = 'Scrivi su una sola riga';
const LETTERS = 'Indica almeno una lettera o un numero';

/** Text of several lines: cleaned of invisible characters, trimmed, without control characters. */
const multilineText = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite(cleanParagraphs)
    .max(max, `Massimo ${max} caratteri`)
    .regex(WITHOUT_CONTROLS, CONTROLS);

/** Text of a single line, as an input of a form has it, also to search for it. */
export const singleLine = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite(cleanLine)
    .max(max, `Massimo ${max} caratteri`)
    .regex(/^[^\n]*$/, ONE_LINE)
    .regex(WITHOUT_CONTROLS, CONTROLS);

/** A word that names one of a list: a turn by its hour, its key or its id. */
export const choiceKey = (max: number, message: string) =>
  z.string(message).min(1, message).max(max, message).regex(WITHOUT_CONTROLS, message);

export const requiredText = (max: number, message: string) =>
  multilineText(max, message).min(1, message);

export const requiredLine = (max: number, message: string) =>
  singleLine(max, message).min(1, message);

/** The name of a person or of a thing: a single line with at least one letter or digit. */
export const nameLine = (max: number, message: string) =>
  requiredLine(max, message).regex(/^$|[\p{L}\p{N}]/u, LETTERS);

/** Absent, null and empty mean the same: nothing was said. */
export const optionalText = (max: number) =>
  multilineText(max)
    .nullish()
    .transform((text) => text || null);

export const optionalLine = (max: number) =>
  singleLine(max)
    .nullish()
    .transform((text) => text || null);

/** Text that a change may empty: empty means null, absent means that it stays as it is. */
export const editableText = (max: number) =>
  multilineText(max, 'Testo non valido')
    .nullable()
    .transform((text) => text || null);

export const editableLine = (max: number) =>
  singleLine(max, 'Testo non valido')
    .nullable()
    .transform((text) => text || null);

/** A field that no person sees: whoever fills it in is a program. Every public form has it. */
export const honeypotFields = {
  website: optionalText(200).meta({ description: 'Leave it out: no person sees it' }),
};

export const customerName = nameLine(MAX_LENGTHS.customerName, 'Il nome è obbligatorio');

export const customerPhone = requiredLine(
  MAX_LENGTHS.customerPhone,
  'Il numero di telefono è obbligatorio',
)
  .regex(/^[+\d][\d ()./-]*$/, 'Numero di telefono non valido')
  .refine((phone) => phone.replace(/\D/g, '').length >= 5, 'Numero di telefono non valido');

export const customerEmail = z
  .union(
    [
      z.literal(''),
      z
        .email('Email non valida')
        .max(MAX_LENGTHS.customerEmail, `Massimo ${MAX_LENGTHS.customerEmail} caratteri`),
    ],
    'Email non valida',
  )
  .nullish()
  .transform((email) => email || null);

/** People at a table; `tooMany` is said of more than `max`. */
export const partySize = (max: number, tooMany: string) =>
  wholeNumber('Numero di persone deve essere almeno 1', { min: 1, max, tooLarge: tooMany });

export const onlinePartySize = partySize(
  MAX_ONLINE_PARTY_SIZE,
  'Massimo 8 persone per prenotazione online',
);

export const instant = z.iso.datetime({ offset: true });
