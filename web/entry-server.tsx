import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { appRoutes } from './app/App.tsx';
import { renderHeadHtml, buildHead } from './app/seo/headTags.ts';
import { matchPage, type RouteHandle, type Page } from './app/pageDefinitions.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.tsx';
import { createAppStore, type AppStore, type PreloadedState } from './app/store.ts';
import { menuPageJsonLd } from './app/seo/menuPageJsonLd.ts';
import { renderJsonLdScripts } from './app/seo/jsonLdScripts.ts';
import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import type { OwnWaitingList } from './features/booking/guest/waiting-list/preloadedWaitingList.ts';
import type { OwnReservation } from './features/booking/guest/pass/preloadedReservation.ts';
import { toMenuDishes, toMenuDrinks } from './features/catalogue/catalogueApi.ts';
import type { Menu } from './features/catalogue/menu/preloadedMenu.ts';
import type { Preloaded } from './shared/store/preloadedState.ts';
import { loadMessages, type MessageArea } from './shared/i18n/loadMessages.ts';
import { DEFAULT_LANGUAGE, localeByLanguage, type Language } from '#src/contracts/languages.ts';
import { parseLanguageParam } from './shared/i18n/languageParam.ts';
import type { Translate } from './shared/i18n/useTranslation.ts';
import type { Horizon } from './shared/store/serverContextSlice.ts';

export { pageAddress } from './app/pageCacheKey.ts';
export { site } from './app/seo/sitemapRobotsAndManifest.ts';

type PageParams = Readonly<Record<string, string | undefined>>;
type PageDataLoaders = Readonly<Record<string, (params: PageParams) => Promise<unknown>>>;
export type PageRequest = {
  readonly url: string;
  readonly today: string;
  readonly origin: string;
  readonly horizon: Horizon;
  readonly load: PageDataLoaders;
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

/**
 * The server loads the messages of all areas, because head tags and JSON-LD use messages from each
 * of them.
 */
const ALL_MESSAGE_AREAS: readonly MessageArea[] = [
  'site',
  'home',
  'booking',
  'pass',
  'menu',
  'events',
];

/**
 * If a loader fails, the page is rendered without its data, which the browser then requests again.
 */
const loadPageData = async (
  page: Page,
  load: PageDataLoaders,
  params: PageParams,
): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      (page.needs ?? []).map(
        async (name) => [name, await load[name]?.(params).catch(() => undefined)] as const,
      ),
    ),
  );

const preloadedValue = <Value,>(value: Value): Preloaded<Value> => ({ value, readAt: 0 });

const menuFromPageData = ({ dishes, drinks }: Readonly<Record<string, unknown>>): Menu | null =>
  dishes && drinks
    ? { dishes: toMenuDishes(dishes as DishView[]), drinks: toMenuDrinks(drinks as DrinkView[]) }
    : null;

const buildPreloadedState = (
  visit: NonNullable<PreloadedState['visit']>,
  data: Readonly<Record<string, unknown>>,
  { token = '' }: PageParams,
): PreloadedState => {
  const card = menuFromPageData(data);
  const slots = data['timeSlots'] as TimeSlotView[] | undefined;
  const reservation = data['ownReservation'] as ReservationStatusView | null | undefined;
  const state = data['ownWaitingList'] as WaitingListState | null | undefined;
  return {
    visit,
    ...(card ? { menuCard: preloadedValue(card) } : {}),
    ...(reservation === undefined
      ? {}
      : { ownReservation: preloadedValue<OwnReservation>({ token, reservation }) }),
    ...(state === undefined
      ? {}
      : { ownWaitingList: preloadedValue<OwnWaitingList>({ token, state }) }),
    ...(slots ? { turns: preloadedValue(slots) } : {}),
  };
};

/** A loader returns null for an unknown access token. */
const isUnknownLink = (data: Readonly<Record<string, unknown>>): boolean =>
  data['ownReservation'] === null || data['ownWaitingList'] === null;

/**
 * React writes this comment in place of content that was suspended or failed. The page is then
 * incomplete, so `renderApp` throws.
 */
const SUSPENSE_FALLBACK_MARK = '<!--$!-->';

const routeHandler = createStaticHandler(appRoutes);

const renderApp = async (store: AppStore, language: Language, url: URL) => {
  const context = await routeHandler.query(new Request(url));
  if (context instanceof Response) throw new Error(`Unexpected redirect: ${url.pathname}`);
  const router = createStaticRouter(routeHandler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Providers store={store} language={language}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>,
      ),
    );
    if (html.includes(SUSPENSE_FALLBACK_MARK))
      throw new Error(
        `Not drawn whole: ${url.pathname} ${/data-msg="([^"]*)"/.exec(html)?.[1] ?? ''}`,
      );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

export const render = async ({
  url: address,
  today,
  origin,
  horizon,
  load,
}: PageRequest): Promise<RenderedPage> => {
  const url = new URL(address);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const params = matches.at(-1)?.params ?? {};
  const page = matchPage(matches, url.search);
  const language = (page.clientOnly ? null : parseLanguageParam(url.search)) ?? DEFAULT_LANGUAGE;
  const [messages, data] = await Promise.all([
    loadMessages(language, ALL_MESSAGE_AREAS),
    loadPageData(page, load, params),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
  const handed = buildPreloadedState({ today, origin, horizon }, data, params);

  const intl = createIntl({ locale: localeByLanguage[language], messages });
  const words: Translate = (id, values) => intl.formatMessage({ id }, values);
  const told = menuPageJsonLd(page, menuFromPageData(data), words, language, origin);
  const head = [
    renderHeadHtml(buildHead(page, words, language, origin)),
    renderJsonLdScripts(page, words, language, origin, told),
  ].join('\n');
  const drawn = page.clientOnly
    ? { html: '', styles: '' }
    : await renderApp(createAppStore(handed), language, url);
  const boot = JSON.stringify({ language, state: handed }).replace(/</g, '\\u003c');
  return {
    status: page.status ?? (isUnknownLink(data) ? 404 : 200),
    ...drawn,
    head,
    boot,
    lang: page.status === 404 ? 'en' : language,
    isSecretUrl: page.isSecretUrl ?? false,
    isComplete: (page.needs ?? []).every((name) => data[name] !== undefined),
  };
};
