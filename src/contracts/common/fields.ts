import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { MAX_LENGTHS, MAX_ONLINE_PARTY_SIZE } from './limits.ts';
import { wholeNumber } from './whole-number.ts';

export const id = z.uuid(fieldMessage('id_invalid'));

export const calendarDate = (message: string) =>
  z.iso.date(message).refine((date) => date >= '1900-01-01' && date < '2900-01-01', message);

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessage('time_invalid'));

export const mealType = z.enum(['pranzo', 'cena'], fieldMessage('meal_required'));
export type MealType = z.infer<typeof mealType>;

/**
 * Rejects control characters and lone surrogates, because PostgreSQL cannot store NUL and lone
 * surrogates in text.
 */
const WITHOUT_CONTROLS = /^[^\u0000-\u0008\u000B-\u001F\u007F-\u009F\uD800-\uDFFF]*$/u;
const CONTROLS = fieldMessage('characters_not_allowed');
const ONE_LINE = fieldMessage('single_line_only');
const LETTERS = fieldMessage('letters_required');

const multilineText = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite(cleanParagraphs)
    .max(max, fieldMessage('text_too_long', { max }))
    .regex(WITHOUT_CONTROLS, CONTROLS);

export const singleLine = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite(cleanLine)
    .max(max, fieldMessage('text_too_long', { max }))
    .regex(/^[^\n]*$/, ONE_LINE)
    .regex(WITHOUT_CONTROLS, CONTROLS);

export const choiceKey = (max: number, message: string) =>
  z.string(message).min(1, message).max(max, message).regex(WITHOUT_CONTROLS, message);

export const requiredText = (max: number, message: string) =>
  multilineText(max, message).min(1, message);

export const requiredLine = (max: number, message: string) =>
  singleLine(max, message).min(1, message);

export const nameLine = (max: number, message: string) =>
  requiredLine(max, message).regex(/^$|[\p{L}\p{N}]/u, LETTERS);

export const optionalText = (max: number) =>
  multilineText(max)
    .nullish()
    .transform((text) => text || null);

export const optionalLine = (max: number) =>
  singleLine(max)
    .nullish()
    .transform((text) => text || null);

export const editableText = (max: number) =>
  multilineText(max, fieldMessage('text_invalid'))
    .nullable()
    .transform((text) => text || null);

export const editableLine = (max: number) =>
  singleLine(max, fieldMessage('text_invalid'))
    .nullable()
    .transform((text) => text || null);

/** Honeypot field, which people do not see. If it is filled in, a program sent the form. */
export const honeypotFields = {
  website: optionalText(200).meta({ description: 'Leave it out: no person sees it' }),
};

export const customerName = nameLine(MAX_LENGTHS.customerName, fieldMessage('name_required'));

export const customerPhone = requiredLine(MAX_LENGTHS.customerPhone, fieldMessage('phone_required'))
  .regex(/^[+\d][\d ()./-]*$/, fieldMessage('phone_invalid'))
  .refine((phone) => phone.replace(/\D/g, '').length >= 5, fieldMessage('phone_invalid'));

export const customerEmail = z
  .union(
    [
      z.literal(''),
      z
        .email(fieldMessage('email_invalid'))
        .max(
          MAX_LENGTHS.customerEmail,
          fieldMessage('text_too_long', { max: MAX_LENGTHS.customerEmail }),
        ),
    ],
    fieldMessage('email_invalid'),
  )
  .nullish()
  .transform((email) => email || null);

export const partySize = (max: number, tooMany: string) =>
  wholeNumber(fieldMessage('party_too_small'), { min: 1, max, tooLarge: tooMany });

export const onlinePartySize = partySize(MAX_ONLINE_PARTY_SIZE, fieldMessage('party_too_large'));

export const instant = z.iso.datetime({ offset: true });
