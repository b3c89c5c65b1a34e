import type { Menu } from '#web/features/catalogue/localizeMenu.ts';
import { menuJsonLd } from '#web/features/catalogue/menu/menuJsonLd.ts';
import { parseMenuLocation } from '#web/features/catalogue/menu/categories/menuLocation.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import type { Page } from '../pageDefinitions.ts';

export const menuPageJsonLd = (
  page: Page,
  card: Menu | null,
  words: Translate,
  language: Language,
  origin: string,
): object[] => {
  const [path, query = ''] = page.canonical?.split('?') ?? [];
  return path === '/menu' && card
    ? [menuJsonLd(parseMenuLocation(query), { ...card, words, language, origin })]
    : [];
};
