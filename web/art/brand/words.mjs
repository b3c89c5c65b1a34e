import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, ROOT), 'utf8');

export const LANGUAGES = ['it', 'en', 'es', 'fr'];

/**
 * Reads the venue from its TypeScript file as text, because these programs run without a compiler.
 */
export const venue = (() => {
  const source = text('src/venue.ts');
  const fact = (name) => new RegExp(`\\b${name}: '([^']+)'`).exec(source)[1];
  return { name: fact('name'), province: fact('province') };
})();

/** `part` is a message folder, `key` a message id. */
export const say = (language, part, key) =>
  JSON.parse(text(`web/shared/i18n/${part}/${language}.json`))[key].replace(
    '{province}',
    venue.province,
  );
