import type { Context } from 'koa';
import { parseMessageLanguage, type MessageLanguage } from '#src/messages/format-message.ts';

/** Reads the page language from the URL. Returns null if the URL names no known language. */
export const readPageLanguage = ({ query }: Context): MessageLanguage | null =>
  parseMessageLanguage(query['lang']);
