import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';

const folder = 'web/shared/i18n';
const catalogueFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Creates the translation function of one language. Uses the same message files and library as
 * server and browser.
 */
export const createTranslate = (language: Language): Translate => {
  const messages = Object.assign(
    {},
    ...catalogueFolders.map(
      (area) => JSON.parse(readFileSync(join(folder, area, `${language}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;
  const intl = createIntl({ locale: language, messages });
  return (id, values) => intl.formatMessage({ id }, values);
};
