import type { ZodError } from 'zod';
import { staffFieldTexts } from '#src/messages/fields/it-staff.ts';
import { italianFieldTexts } from '#src/messages/fields/it.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';

const texts: Readonly<Record<string, string>> = { ...italianFieldTexts, ...staffFieldTexts };

/**
 * Translates the code of a validation message for staff screens. A text from the server stays
 * unchanged.
 */
export const italianFieldError = (message: string): string => {
  const { id, values } = parseFieldMessage(message);
  return Object.hasOwn(texts, id)
    ? texts[id]!.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    : message;
};

/** Returns the first problem of a parsed value for staff screens, or undefined without an error. */
export const toItalianProblem = (error: ZodError | undefined): string | undefined =>
  error && italianFieldError(error.issues[0]?.message ?? '');
