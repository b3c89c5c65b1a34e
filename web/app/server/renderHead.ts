import { createIntl } from 'react-intl';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';
import type { Menu } from '#web/features/catalogue/localizeMenu.ts';
import type { loadMessages } from '#web/shared/i18n/loadMessages.ts';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import type { ServerContext } from '#web/shared/store/serverContextSlice.ts';
import type { Page } from '../pageDefinitions.ts';
import { buildHead, renderHeadHtml } from '../seo/headTags.ts';
import { renderJsonLdScripts } from '../seo/jsonLdScripts.ts';
import { menuPageJsonLd } from '../seo/menuPageJsonLd.ts';
import { specialOpeningHours } from '../seo/specialOpeningHours.ts';
import type { PageData } from './pageData.ts';

type Input = {
  readonly page: Page;
  readonly language: Language;
  readonly messages: Awaited<ReturnType<typeof loadMessages>>;
  readonly visit: ServerContext;
  readonly data: PageData;
  readonly menu: Menu | null;
};

/** Renders the tags of the HTML head and the structured data of a page. */
export const renderHead = ({ page, language, messages, visit, data, menu }: Input): string => {
  const { today, origin } = visit;
  const intl = createIntl({ locale: localeByLanguage[language], messages });
  const words: Translate = (id, values) => intl.formatMessage({ id }, values);
  const closedMeals = (data['closedMeals'] as ClosedMeal[] | undefined) ?? [];
  return [
    `<link rel="manifest" href="${page.clientOnly ? '/staff.webmanifest' : '/manifest.webmanifest'}">`,
    renderHeadHtml(buildHead(page, words, language, origin)),
    renderJsonLdScripts(page, words, language, origin, {
      specialHours: page.canonical === '/' ? specialOpeningHours(today, closedMeals) : [],
      more: menuPageJsonLd(page, menu, words, language, origin),
    }),
  ].join('\n');
};
