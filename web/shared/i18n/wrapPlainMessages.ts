import type { MessageFormatElement } from 'react-intl';

export type MessageSource = Readonly<Record<string, string | MessageFormatElement[]>>;
export type CompiledMessages = Record<string, MessageFormatElement[]>;

const LITERAL = 0;
const isPlain = (words: string | MessageFormatElement[]): words is string =>
  typeof words === 'string' && !words.includes('{');

/** Wraps plain texts as parsed messages, because the browser bundle contains no message parser. */
export const wrapPlainMessages = (written: MessageSource): CompiledMessages =>
  Object.fromEntries(
    Object.entries(written).map(([id, words]) => [
      id,
      isPlain(words) ? [{ type: LITERAL, value: words }] : words,
    ]),
  ) as CompiledMessages;
