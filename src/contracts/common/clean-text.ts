/**
 * Matches invisible characters, such as bidi controls. Joiners and variation selectors stay,
 * because some scripts and emoji need them.
 */
const INVISIBLE = /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const JOINER_RUN = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** Matches joiners in wrong places. Zero-width joiners are valid only between letters or emoji. */
const STRAY_BEFORE = /(^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
const STRAY_AFTER = /[\u200C\u200D](?=$|[^\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const STRAY_SELECTOR = /(^|[\s\uFE00-\uFE0F])[\uFE00-\uFE0F]+/gu;
const LINE_BREAK = /\r\n|[\r\u0085\u2028\u2029]/gu;
const SPACE = /[\t\p{Zs}]/gu;

const clean = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTOR, '$1')
    .replace(JOINER_RUN, '$1')
    .replace(STRAY_BEFORE, '$1')
    .replace(STRAY_AFTER, '')
    .normalize('NFC');

/** Normalizes to NFC, removes invisible characters and unifies line breaks, in linear time. */
export const cleanParagraphs = (text: string): string =>
  clean(text).replace(LINE_BREAK, '\n').trim();

/**
 * Cleans a single line, and also converts tabs and special spaces to plain spaces. Keeps line
 * breaks, because the schema must reject them.
 */
export const cleanLine = (text: string): string => cleanParagraphs(text).replace(SPACE, ' ').trim();
