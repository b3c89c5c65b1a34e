import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { demoDishes } from '#src/contexts/catalogue/demo/demo-dishes.ts';
import { demoDrinks } from '#src/contexts/catalogue/demo/demo-drinks.ts';
import { frenchRefusalTexts } from '#src/messages/refusals/fr.ts';

const AREAS = 'web/shared/i18n';

const messages = readdirSync(AREAS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    Object.values(
      JSON.parse(readFileSync(`${AREAS}/${name}/fr.json`, 'utf8')) as Record<string, string>,
    ),
  );
const descriptions = [...demoDishes, ...demoDrinks].flatMap(({ translations }) =>
  Object.values(translations.fr ?? {}).flat(),
);

/** A space that may end a line before a mark such as a colon. */
const breakable = / [:;!?»]|« /;

describe('French texts', () => {
  it('use non-breaking spaces at punctuation marks', () => {
    const texts = [...messages, ...descriptions, ...Object.values(frenchRefusalTexts)];
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => breakable.test(text))).toEqual([]);
  });
});
