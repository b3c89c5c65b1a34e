import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { DishView, DrinkView } from '../src/contracts/catalogue.ts';
import type { TimeSlotView } from '../src/contracts/floor.ts';
import { headHtml, headOf } from './app/head.ts';
import { pageIn, type Page } from './app/pages.ts';
import { Providers } from './app/Providers.tsx';
import { makeRoutes } from './app/routes.tsx';
import { makeStore, type AppStore } from './app/store.ts';
import { menuData } from './app/structured-data/menuData.ts';
import { structuredDataHtml } from './app/structured-data/structuredData.ts';
import { bookingApi } from './features/booking/bookingApi.ts';
import { catalogueApi, printedDishes, printedDrinks } from './features/catalogue/catalogueApi.ts';
import { catalogueOf, type Messages } from './shared/i18n/catalogues.ts';
import { DEFAULT_LANGUAGE, languageIn, regionOf, type Language } from './shared/i18n/languages.ts';
import type { Words } from './shared/i18n/useWords.ts';
import { began } from './shared/visit.ts';

export { site } from './app/site.ts';

export type PageRequest = {
  readonly url: string;
  readonly path: string;
  readonly nonce: string;
  readonly today: string;
  readonly origin: string;
  readonly load: Readonly<Record<string, () => Promise<unknown>>>;
};
export type PageAnswer = {
  readonly status: number;
  readonly redirect?: string;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
};

/** Data that a page wants before it is drawn, by name: how it enters the store. */
const intoStore: Record<string, (store: AppStore, data: unknown) => Promise<unknown>> = {
  timeSlots: (store, data) => store.dispatch(bookingApi.util.upsertQueryData('timeSlots', undefined, data as TimeSlotView[])),
  dishes: (store, data) => store.dispatch(catalogueApi.util.upsertQueryData('menuDishes', undefined, printedDishes(data as DishView[]))),
  drinks: (store, data) => store.dispatch(catalogueApi.util.upsertQueryData('menuDrinks', undefined, printedDrinks(data as DrinkView[]))),
};

/** What cannot be read is left out: the page still reads, and the browser asks again. */
const prefetch = async (store: AppStore, page: Page, load: PageRequest['load']): Promise<void> => {
  await Promise.all((page.needs ?? []).map(async (name) => {
    const data = await load[name]?.().catch(() => undefined);
    if (data !== undefined) await intoStore[name]?.(store, data);
  }));
};

const draw = (store: AppStore, language: Language, messages: Messages, routing: Parameters<typeof StaticRouterProvider>[0], nonce: string) => {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToString(sheet.collectStyles(
      <Providers store={store} language={language} messages={messages}><StaticRouterProvider {...routing} hydrate={false} /></Providers>,
    ));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

const redirected = (answer: Response): PageAnswer =>
  ({ status: answer.status, redirect: answer.headers.get('location') ?? '/', html: '', head: '', styles: '', boot: '', lang: DEFAULT_LANGUAGE });

/** One page as HTML: language by `?lang=`, head, styles under the request's nonce, and the store for the browser. */
export const render = async ({ url, nonce, today, origin, load }: PageRequest): Promise<PageAnswer> => {
  const { query, dataRoutes } = createStaticHandler(makeRoutes());
  const routed = await query(new Request(url));
  if (routed instanceof Response) return redirected(routed);
  const page = pageIn(routed.matches, new URL(url).search);
  const language = (page.shell ? null : languageIn(new URL(url).search)) ?? DEFAULT_LANGUAGE;
  const messages = await catalogueOf(language);
  const store = makeStore();
  store.dispatch(began({ today, origin }));
  await prefetch(store, page, load);

  const intl = createIntl({ locale: regionOf[language], messages });
  const words: Words = (id, values) => intl.formatMessage({ id }, values);
  const told = menuData(page, store.getState(), words, language, origin);
  const head = [headHtml(headOf(page, words, language, origin)), structuredDataHtml(page, words, language, origin, told)].join('\n');
  const drawn = page.shell ? { html: '', styles: '' } : draw(store, language, messages, routing(dataRoutes, routed), nonce);
  const boot = JSON.stringify({ language, state: store.getState() }).replace(/</g, '\\u003c');
  return { status: page.status ?? routed.statusCode, ...drawn, head, boot, lang: page.status === 404 ? 'en' : language };
};

const routing = (dataRoutes: Parameters<typeof createStaticRouter>[0], context: StaticHandlerContext) =>
  ({ router: createStaticRouter(dataRoutes, context), context });
