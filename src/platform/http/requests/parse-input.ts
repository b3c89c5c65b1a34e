import type { z } from 'zod';
import { refuse } from '#src/kernel/domain-error.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { message, type Message } from '#src/messages/message.ts';
import { toFieldMessage } from './validation-messages.ts';

const refuseInvalid = ({ issues }: z.ZodError) => {
  const fields: Record<string, Message> = {};
  for (const issue of issues)
    fields[issue.path.join('.') || 'body'] ??= parseFieldMessage(issue.message);
  return refuse({
    kind: 'invalid',
    code: 'invalid',
    message: Object.values(fields)[0] ?? message('invalid'),
    fields,
  });
};

/**
 * Parses client input with a schema. Throws a DomainError of kind `invalid` with one message per
 * invalid field.
 */
export const parseInput = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> => {
  const result = schema.safeParse(value, { error: toFieldMessage });
  return result.success ? result.data : refuseInvalid(result.error);
};
