import { listCommentsAndNames } from '#test/quality/structure/list-comments-and-names.ts';
import { bannedInNames, bannedInText, exceptions } from './banned-words.ts';

type Text = { readonly path: string; readonly text: string };

const textPattern = new RegExp(`\\b(${bannedInText.join('|')})\\b`, 'gi');

/**
 * Matches files that may contain a banned word. Only these are parsed, because parsing all files
 * takes seconds.
 */
const mayOffend = new RegExp([...bannedInText, ...bannedInNames].join('|'), 'i');

const wordsOfName = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);

const bannedWordsOfName = (name: string): string[] =>
  wordsOfName(name).filter((word) => bannedInNames.includes(word));

export const bannedWordsOfDocument = ({ path, text }: Text): string[] =>
  [...text.matchAll(textPattern)].map(([word]) => `${path}: ${word.toLowerCase()}`);

export const bannedWordsOfSource = ({ path, text }: Text): string[] => {
  if (!mayOffend.test(path) && !mayOffend.test(text)) return [];
  const { comments, names } = listCommentsAndNames(path, text);
  const inNames = [path, ...new Set(names)].flatMap((name) =>
    bannedWordsOfName(name).map((word) => `${path}: ${word} (in ${name})`),
  );
  const inComments = comments.flatMap((comment) => bannedWordsOfDocument({ path, text: comment }));
  return [...new Set([...inNames, ...inComments])].filter((word) => !exceptions.includes(word));
};
