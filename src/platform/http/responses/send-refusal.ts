import type { Context } from 'koa';
import type { Refusal } from '#src/kernel/domain-error.ts';
import {
  messageLanguages,
  toMessageLanguage,
  translateMessage,
  translateVisitorMessage,
  type MessageLanguage,
} from '#src/messages/format-message.ts';
import { codeOf, message, type Message, type VisitorMessage } from '#src/messages/message.ts';

const generalMessages: Readonly<Record<number, VisitorMessage>> = {
  400: message('malformed'),
  403: message('csrf'),
  404: message('not_found'),
  405: message('method_not_allowed'),
  408: message('timeout'),
  413: message('too_large'),
  415: message('unsupported_type'),
  421: message('misdirected'),
  429: message('too_many_requests'),
  503: message('unavailable'),
};

const messageForStatus = (status: number): VisitorMessage =>
  generalMessages[status] ?? message(status >= 500 ? 'unexpected' : 'invalid');

const VALUE_INVALID = message('value_invalid');

/** Staff always get Italian, because their screens are Italian. */
const languageFor = (ctx: Context): MessageLanguage =>
  toMessageLanguage(ctx.state.staff ? 'it' : ctx.acceptsLanguages([...messageLanguages]));

/** A text that exists only for staff is replaced by `general` in other languages. */
const createTranslator =
  (language: MessageLanguage) =>
  (text: Message, general: VisitorMessage): string =>
    translateMessage(text, language) ?? translateVisitorMessage(general, language);

export const sendRefusal = (
  ctx: Context,
  status: number,
  { code, message: text, fields, details }: Omit<Refusal, 'kind'>,
): void => {
  const language = languageFor(ctx);
  const translate = createTranslator(language);
  ctx.status = status;
  ctx.body = {
    code,
    message: translate(text, messageForStatus(status)),
    ...(fields
      ? {
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [name, translate(field, VALUE_INVALID)]),
          ),
        }
      : {}),
    ...(details ? { details } : {}),
  };
  ctx.vary('Accept-Language');
  ctx.set({ 'Content-Language': language, 'Cache-Control': 'no-store' });
};

/** Refuses with the general message of an HTTP status. */
export const sendGeneralRefusal = (
  ctx: Context,
  status: number,
  otherwise: VisitorMessage = message('unexpected'),
): void => {
  const general = generalMessages[status] ?? otherwise;
  sendRefusal(ctx, status, { code: codeOf(general), message: general });
};
