import type { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';

const wrongTypeMessages: Readonly<Record<string, string>> = {
  string: fieldMessage('text_invalid'),
  number: fieldMessage('number_invalid'),
  int: fieldMessage('number_invalid'),
  boolean: fieldMessage('boolean_required'),
  array: fieldMessage('list_invalid'),
};

const tooBig = (origin: string, maximum: unknown): string => {
  const max = String(maximum);
  if (origin === 'string') return fieldMessage('text_too_long', { max });
  return origin === 'array'
    ? fieldMessage('list_too_long', { max })
    : fieldMessage('number_too_large');
};

const tooSmall = (origin: string, minimum: unknown): string => {
  const min = String(minimum);
  if (origin === 'string') return fieldMessage('text_too_short', { min });
  return origin === 'array'
    ? fieldMessage('list_too_short', { min })
    : fieldMessage('number_too_small');
};

/** Returns the message of a zod issue if its schema defines no message. */
export const toFieldMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys')
    return fieldMessage('fields_unknown', { fields: issue.keys.join(', ').slice(0, 200) });
  if (issue.code === 'too_big') return tooBig(issue.origin, issue.maximum);
  if (issue.code === 'too_small') return tooSmall(issue.origin, issue.minimum);
  if (issue.code === 'invalid_format') return fieldMessage('format_invalid');
  if (issue.code !== 'invalid_type') return fieldMessage('value_invalid');
  if (issue.expected === 'object' && !issue.path?.length) return fieldMessage('body_not_object');
  if (issue.input === undefined) return fieldMessage('field_required');
  return wrongTypeMessages[issue.expected] ?? fieldMessage('value_invalid');
};
