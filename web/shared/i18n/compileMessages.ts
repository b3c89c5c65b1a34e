import type { MessageFormatElement } from 'react-intl';

/** Words as a catalogue holds them: text, or a message that the build has parsed. */
export type MessageSource = Readonly<Record<string, string | MessageFormatElement[]>>;
export type CompiledMessages = Record<string, MessageFormatElement[]>;

const LITERAL = 0;
const isPlain = (words: string | MessageFormatElement[]): words is string =>
  typeof words === 'string' && !words.includes('{');

/**
 * Plain words as a message of one literal, which is said as it stands. As text each would be parsed by the server and, in the
 * browser, which has no parser, be said only after two errors were made and caught. Where the build has parsed nothing, as
 * in tests, words with values stay text for the parser that is there.
 */
export const compileMessages = (written: MessageSource): CompiledMessages =>
  Object.fromEntries(
    Object.entries(written).map(([id, words]) => [
      id,
      isPlain(words) ? [{ type: LITERAL, value: words }] : words,
    ]),
  ) as CompiledMessages;
