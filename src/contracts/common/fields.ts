import { z } from 'zod';
import { fieldMessage, type FieldMessageId } from '#src/messages/field-message.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { MAX_LENGTHS, MAX_ONLINE_PARTY_SIZE } from './limits.ts';
import { findEmailProblem, normalizeEmail } from './text-input/normalize-email.ts';
import { findPhoneFormProblem, normalizePhone } from './text-input/normalize-phone.ts';
import { normalizeReference } from './text-input/normalize-reference.ts';
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

const MAX_REFERENCE_LENGTH = 20;

/** Code of a reservation or a quote. Other text of this length is accepted, and matches nothing. */
export const referenceCode = z
  .string(fieldMessage('reference_required'))
  .overwrite(normalizeReference)
  .min(1, fieldMessage('reference_required'))
  .max(MAX_REFERENCE_LENGTH, fieldMessage('text_too_long', { max: MAX_REFERENCE_LENGTH }));

/** Honeypot field, which people do not see. If it is filled in, a program sent the form. */
export const honeypotFields = {
  website: optionalText(200).meta({ description: 'Leave it out: no person sees it' }),
};

export const customerName = nameLine(MAX_LENGTHS.customerName, fieldMessage('name_required'));

type FindProblem = (normalized: string) => FieldMessageId | null;

const withoutProblem =
  (findProblem: FindProblem) =>
  (text: string, context: z.RefinementCtx): void => {
    const problem = findProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  };

/** Accepts what people type and paste. The limit of length counts the normalized number. */
const phoneText = (missing: FieldMessageId, findProblem: FindProblem) =>
  z
    .string(missing)
    .overwrite(normalizePhone)
    .superRefine(withoutProblem(findProblem))
    .max(
      MAX_LENGTHS.customerPhone,
      fieldMessage('text_too_long', { max: MAX_LENGTHS.customerPhone }),
    )
    .meta({ description: 'Stored in ASCII, without an extension such as `ext. 89`' });

export const customerPhone = phoneText('phone_required', findPhoneFormProblem);

export const optionalCustomerPhone = phoneText('phone_invalid', (phone) =>
  phone === '' ? null : findPhoneFormProblem(phone),
)
  .nullish()
  .transform((phone) => phone || null);

const emailText = (invalid: FieldMessageId, findProblem: FindProblem) =>
  z
    .string(invalid)
    .overwrite(normalizeEmail)
    .superRefine(withoutProblem(findProblem))
    .max(
      MAX_LENGTHS.customerEmail,
      fieldMessage('text_too_long', { max: MAX_LENGTHS.customerEmail }),
    )
    .meta({ format: 'email', description: 'Stored with the domain in ASCII' });

/** A required e-mail address. `invalid` is the message for text that is no address. */
export const emailAddress = (invalid: FieldMessageId) =>
  emailText(invalid, (email) => {
    const problem = findEmailProblem(email);
    return problem === 'email_invalid' ? invalid : problem;
  });

export const customerEmail = emailText('email_invalid', (email) =>
  email === '' ? null : findEmailProblem(email),
)
  .nullish()
  .transform((email) => email || null);

export const partySize = (max: number, tooMany: string) =>
  wholeNumber(fieldMessage('party_too_small'), { min: 1, max, tooLarge: tooMany });

export const onlinePartySize = partySize(MAX_ONLINE_PARTY_SIZE, fieldMessage('party_too_large'));

export const instant = z.iso.datetime({ offset: true });
