import { parseFieldMessage } from '#src/messages/field-message.ts';
import { formatItalian } from '#src/messages/format-message.ts';

/** The Italian text of the message of a zod issue. */
export const fieldText = (message: string | undefined): string | undefined =>
  message === undefined ? undefined : formatItalian(parseFieldMessage(message));
