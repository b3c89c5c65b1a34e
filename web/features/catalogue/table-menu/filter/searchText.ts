const COMBINING_MARKS = /\p{M}/gu;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Normalizes case, accents and punctuation, so `d’Agnello al ragù` becomes `d agnello al ragu`. */
const normalizeWords = (text: string): string =>
  text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(NOT_IN_WORDS, ' ');

/** Returns a text for `matchesSearch`, in which a space precedes each word. */
export const toSearchableText = (text: string): string => ` ${normalizeWords(text)}`;

export const splitSearchWords = (text: string): string[] =>
  normalizeWords(text).split(' ').filter(Boolean);

/**
 * Returns true if each search word begins a word of the text, in any order. `ragu` therefore does
 * not find asparagus.
 */
export const matchesSearch = (searchable: string, words: readonly string[]): boolean =>
  words.every((word) => searchable.includes(` ${word}`));
