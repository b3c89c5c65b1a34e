import { z } from 'zod';
import { LENGTHS, MAX_ONLINE_PARTY } from './limits.ts';

export const id = z.uuid('Identificativo non valido');

/** A plain calendar date of the venue, `yyyy-MM-dd`; it has no zone and no hour. */
export const calendarDate = (message: string) => z.iso.date(message);

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Formato orario non valido (HH:MM)');

export const mealType = z.enum(['pranzo', 'cena'], 'Seleziona pranzo o cena');
export type MealType = z.infer<typeof mealType>;

/** Text that a person typed: trimmed, no control characters but line breaks and tabs. */
const typed = (max: number, missing?: string) =>
  z.string(missing).trim().max(max, `Massimo ${max} caratteri`)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/, 'Il testo contiene caratteri non ammessi');

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
