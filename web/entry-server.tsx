import { matchRoutes } from 'react-router-dom';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';
import { matchPage, type RouteHandle } from './app/pageDefinitions.ts';
import { routes } from './app/routes.tsx';
import {
  isComplete,
  isUnknownLink,
  loadPageData,
  type PageData,
  type PageDataLoaders,
} from './app/server/pageData.ts';
import { preloadPageState } from './app/server/preloadPageState.ts';
import { renderHead } from './app/server/renderHead.ts';
import { renderHtml } from './app/server/renderHtml.tsx';
import { createAppStore } from './app/store.ts';
import { localizeMenu, type Menu } from './features/catalogue/localizeMenu.ts';
import { parseLanguageParam } from './shared/i18n/languageParam.ts';
import { loadMessages, type MessageArea } from './shared/i18n/loadMessages.ts';
import type { RefusedForm } from './shared/store/refusedForm.ts';
import type { Horizon } from './shared/store/serverContextSlice.ts';

export { getPageCacheKey } from './app/pageCacheKey.ts';
export { site } from './app/seo/sitemapRobotsAndManifest.ts';

export type PageRequest = {
  readonly url: string;
  readonly today: string;
  readonly origin: string;
  readonly horizon: Horizon;
  readonly load: PageDataLoaders;
  readonly refusedForm?: RefusedForm;
};
export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
  readonly isComplete: boolean;
  readonly isSecretUrl: boolean;
};

/** The server loads all message areas, because head tags and JSON-LD use messages of every area. */
const ALL_MESSAGE_AREAS: readonly MessageArea[] = [
  'site',
  'home',
  'booking',
  'pass',
  'menu',
  'events',
];

const menuFromPageData = (
  { dishes, drinks }: PageData,
  date: string,
  language: Language,
): Menu | null =>
  dishes && drinks
    ? localizeMenu({ dishes: dishes as DishView[], drinks: drinks as DrinkView[], date }, language)
    : null;

/**
 * Renders the page of one URL. Must not read cookies or headers, because the result is cached for
 * all visitors.
 */
export const render = async ({
  url: address,
  today,
  origin,
  horizon,
  load,
  refusedForm,
}: PageRequest): Promise<RenderedPage> => {
  const url = new URL(address);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const params = matches.at(-1)?.params ?? {};
  const page = matchPage(matches, url.search);
  const language = (page.clientOnly ? null : parseLanguageParam(url.search)) ?? DEFAULT_LANGUAGE;
  const visit = { today, origin, horizon };
  const [messages, data] = await Promise.all([
    loadMessages(language, ALL_MESSAGE_AREAS),
    loadPageData(page, load, { ...params, ...page.loaderParams?.(url.search, visit) }),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
  const menu = menuFromPageData(data, today, language);
  const { search } = url;
  const { token = '' } = params;
  const state = preloadPageState({ visit, search, token, data, menu, language, refusedForm });
  const app = page.clientOnly
    ? { html: '', styles: '' }
    : await renderHtml(createAppStore(state), language, url);
  return {
    status: page.status ?? (isUnknownLink(data) ? 404 : 200),
    ...app,
    head: renderHead({ page, language, messages, visit, data, menu }),
    boot: JSON.stringify({ language, state }).replace(/</g, '\\u003c'),
    lang: page.status === 404 ? 'en' : language,
    isSecretUrl: page.isSecretUrl ?? false,
    isComplete: isComplete(page, data),
  };
};
