/** Invisible characters: format characters (Cf) such as bidi controls, fillers, and the rest that Unicode lets a font ignore. */
const INVISIBLE = /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const JOINER_RUN = /([\u200C\u200D])[\u200C\u200D]+/gu;
/** A joiner belongs between two letters or two pictures. */
const STRAY_BEFORE = /(^|[^\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
const STRAY_AFTER = /[\u200C\u200D](?=$|[^\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** A variation selector belongs to the character before it. */
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

/** One spelling of the same text: NFC, no invisible characters, `\n` for every line break. Linear in the length of the text. */
export const cleanParagraphs = (text: string): string =>
  clean(text).replace(LINE_BREAK, '\n').trim();

/** As `cleanParagraphs`, and plain spaces for tabs and all other spaces. Line breaks stay, for the schema to refuse. */
export const cleanLine = (text: string): string => cleanParagraphs(text).replace(SPACE, ' ').trim();
