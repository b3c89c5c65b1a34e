import { readFileSync } from 'node:fs';

const ROOT = new URL('../../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** Reads the source as text, because the art programs run without a TypeScript compiler. */
export const LANGUAGES = text('src/contracts/languages.ts')
  .match(/languages = \[(.*)\]/)[1]
  .match(/\w+/g);

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
