import type { Context } from 'koa';
import type { Refusal } from '#src/kernel/domain-error.ts';
import {
  messageLanguages,
  toMessageLanguage,
  translateMessage,
  translateVisitorMessage,
  type MessageLanguage,
} from '#src/messages/format-message.ts';
import { readPageLanguage } from '../requests/page-language.ts';
import { renderErrorPage } from './error-page.ts';
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

/** Returns true for a form of a browser without JavaScript, which shows the response as a page. */
const isPageRequest = (ctx: Context): boolean =>
  !ctx.path.startsWith('/api') && ctx.accepts(['json', 'html']) === 'html';

/**
 * Returns the language of a refusal: that of the page, Italian for staff, otherwise the browser's
 * language.
 */
const languageFor = (ctx: Context): MessageLanguage => {
  const ofPage = isPageRequest(ctx) ? readPageLanguage(ctx) : null;
  if (ofPage) return ofPage;
  return toMessageLanguage(ctx.state.staff ? 'it' : ctx.acceptsLanguages([...messageLanguages]));
};

/**
 * Creates a function that translates a message. Returns the translation of `general` if the message
 * exists only in Italian, for staff.
 */
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
  const translated = translate(text, messageForStatus(status));
  ctx.status = status;
  ctx.vary('Accept-Language');
  ctx.set({ 'Content-Language': language, 'Cache-Control': 'no-store' });
  if (isPageRequest(ctx)) {
    ctx.type = 'html';
    ctx.body = renderErrorPage(language, translated);
    return;
  }
  ctx.body = {
    code,
    message: translated,
    ...(fields
      ? {
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [name, translate(field, VALUE_INVALID)]),
          ),
        }
      : {}),
    ...(details ? { details } : {}),
  };
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
