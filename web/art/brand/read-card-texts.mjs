import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, ROOT), 'utf8');

export const LANGUAGES = ['it', 'en', 'es', 'fr'];

/** Reads src/venue.ts as text, because the art programs run without a TypeScript compiler. */
export const venue = (() => {
  const source = text('src/venue.ts');
  const fact = (name) => new RegExp(`\\b${name}: '([^']+)'`).exec(source)[1];
  return { name: fact('name'), province: fact('province') };
})();

export const say = (language, part, key) =>
  JSON.parse(text(`web/shared/i18n/${part}/${language}.json`))[key].replace(
    '{province}',
    venue.province,
  );
