import type { Context } from 'koa';
import { messageLanguages, type MessageLanguage } from '#src/messages/format-message.ts';

/** The language of a page is a parameter of its URL. Null if the URL names no known language. */
export const readPageLanguage = ({ query }: Context): MessageLanguage | null =>
  messageLanguages.find((known) => known === query['lang']) ?? null;
