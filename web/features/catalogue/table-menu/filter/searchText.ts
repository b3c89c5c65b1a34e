const COMBINING_MARKS = /\p{M}/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/** The comparison ignores case, accents and punctuation: `d’Agnello al ragù` becomes `d agnello al ragu`. */
const normalizeWords = (text: string): string =>
  text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(NOT_IN_WORDS, ' ');

/** A text for `matchesSearch`, in which a space precedes each word. */
export const toSearchableText = (text: string): string => ` ${normalizeWords(text)}`;

export const splitSearchWords = (text: string): string[] =>
  normalizeWords(text).split(' ').filter(Boolean);

/** Each word must begin a word of the text, in any order: `ragu` does not find asparagus. */
export const matchesSearch = (searchable: string, words: readonly string[]): boolean =>
  words.every((word) => searchable.includes(` ${word}`));
