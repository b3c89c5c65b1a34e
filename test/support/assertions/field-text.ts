import { parseFieldMessage } from '#src/messages/field-message.ts';
import { formatItalian } from '#src/messages/format-message.ts';

/** Returns the Italian text of a zod issue's message. */
export const fieldText = (message: string | undefined): string | undefined =>
  message === undefined ? undefined : formatItalian(parseFieldMessage(message));
