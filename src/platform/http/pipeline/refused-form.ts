import type { Context } from 'koa';
import type { Refusal } from '#src/kernel/domain-error.ts';
import { translateMessage } from '#src/messages/format-message.ts';
import { message, type Message } from '#src/messages/message.ts';
import { readPageLanguage } from '../requests/page-language.ts';
import { statusOfRefusal } from '../responses/refusal-status.ts';

/** Data for the page that shows a refused form again. `values` contains the visitor's own input. */
export type RefusedForm = {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

const toTexts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');

/**
 * Returns the input as field names and texts. Flattens nested objects, because the parser turns the
 * field `allergies.note` into an object.
 */
const toValues = (input: object, prefix = ''): (readonly [string, readonly string[]])[] =>
  Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? toValues(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, toTexts(value)] as const],
  );

const createTranslator = (ctx: Context) => {
  const language = readPageLanguage(ctx) ?? 'it';
  return (text: Message): string =>
    translateMessage(text, language) ?? translateMessage(message('invalid'), language) ?? '';
};

/** Creates the data of the page in the language of its URL. */
export const toRefusedForm = (
  ctx: Context,
  { kind, code, message: text, fields = {} }: Refusal,
  input: Readonly<Record<string, unknown>>,
): { readonly status: number; readonly form: RefusedForm } => {
  const translate = createTranslator(ctx);
  return {
    status: statusOfRefusal[kind],
    form: {
      code,
      message: translate(text),
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name.split('.')[0], translate(field)]),
      ),
      values: Object.fromEntries(toValues(input)),
    },
  };
};
