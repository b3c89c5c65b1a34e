import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, ROOT), 'utf8');

export const LANGUAGES = ['it', 'en', 'es', 'fr'];

/** The facts of the house that a card shows, read from the file where the house is described: that file is TypeScript, this is not. */
export const venue = (() => {
  const source = text('src/venue.ts');
  const fact = (name) => new RegExp(`\\b${name}: '([^']+)'`).exec(source)[1];
  return { name: fact('name'), province: fact('province') };
})();

/** What the site says in a language: `part` is the folder of the words, `key` theirs. */
export const say = (language, part, key) =>
  JSON.parse(text(`web/shared/i18n/${part}/${language}.json`))[key].replace(
    '{province}',
    venue.province,
  );
