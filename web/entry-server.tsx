import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { matchRoutes, StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { DishView, DrinkView } from '../src/contracts/catalogue.ts';
import type { TimeSlotView } from '../src/contracts/floor.ts';
import { App } from './app/App.tsx';
import { headHtml, headOf } from './app/head.ts';
import { pageIn, type Handle, type Page } from './app/pages.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.tsx';
import { makeStore, type AppStore, type Handed } from './app/store.ts';
import { menuData } from './app/structured-data/menuData.ts';
import { structuredDataHtml } from './app/structured-data/structuredData.ts';
import { printedDishes, printedDrinks } from './features/catalogue/catalogueApi.ts';
import type { Card } from './features/catalogue/menuCard.ts';
import type { Served } from './shared/served.ts';
import { wordsOf, type Area } from './shared/i18n/catalogues.ts';
import { DEFAULT_LANGUAGE, languageIn, regionOf, type Language } from './shared/i18n/languages.ts';
import type { Words } from './shared/i18n/useWords.ts';
import type { Horizon } from './shared/visit.ts';

export { pageAddress } from './app/pageAddress.ts';
export { site } from './app/site.ts';

type Load = Readonly<Record<string, () => Promise<unknown>>>;
export type PageRequest = {
  readonly url: string;
  readonly path: string;
  readonly nonce: string;
  readonly today: string;
  readonly origin: string;
  readonly horizon: Horizon;
  readonly load: Load;
};
export type PageAnswer = {
  readonly status: number;
  readonly html: string;
  readonly head: string;
  readonly styles: string;
  readonly boot: string;
  readonly lang: string;
};

/** Heads and what is told to machines speak of every page. */
const ALL: readonly Area[] = ['site', 'home', 'booking', 'menu', 'events'];

/** What the page needs, by name. What cannot be read is left out: the page still reads, and the browser asks again. */
const gather = async (page: Page, load: Load): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      (page.needs ?? []).map(
        async (name) => [name, await load[name]?.().catch(() => undefined)] as const,
      ),
    ),
  );

const cameAlong = <Value,>(value: Value): Served<Value> => ({ value, readAt: 0 });

const cardIn = ({ dishes, drinks }: Readonly<Record<string, unknown>>): Card | null =>
  dishes && drinks
    ? { dishes: printedDishes(dishes as DishView[]), drinks: printedDrinks(drinks as DrinkView[]) }
    : null;

/** What the store of the page, here and in the browser, begins with. */
const handedOver = (
  visit: NonNullable<Handed['visit']>,
  data: Readonly<Record<string, unknown>>,
): Handed => {
  const card = cardIn(data);
  const slots = data['timeSlots'] as TimeSlotView[] | undefined;
  return {
    visit,
    ...(card ? { menuCard: cameAlong(card) } : {}),
    ...(slots ? { turns: cameAlong(slots) } : {}),
  };
};

/** What React writes in place of a part that waited or broke; the browser would then draw it alone, and nobody hear of it. */
const LEFT_OUT = '<!--$!-->';

const draw = (store: AppStore, language: Language, url: URL, nonce: string) => {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToString(
      sheet.collectStyles(
        <Providers store={store} language={language}>
          <StaticRouter location={url.pathname + url.search}>
            <App />
          </StaticRouter>
        </Providers>,
      ),
    );
    if (html.includes(LEFT_OUT))
      throw new Error(
        `Not drawn whole: ${url.pathname} ${/data-msg="([^"]*)"/.exec(html)?.[1] ?? ''}`,
      );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};

/** One page as HTML: language by `?lang=`, head, styles under the request's nonce, and the store for the browser. */
export const render = async ({
  url: address,
  nonce,
  today,
  origin,
  horizon,
  load,
}: PageRequest): Promise<PageAnswer> => {
  const url = new URL(address);
  const matches = matchRoutes(routes, url.pathname) ?? [];
  const page = pageIn(matches, url.search);
  const language = (page.shell ? null : languageIn(url.search)) ?? DEFAULT_LANGUAGE;
  const [messages, data] = await Promise.all([
    wordsOf(language, ALL),
    gather(page, load),
    ...matches.map(({ route }) => (route.handle as Handle | undefined)?.prepare?.()),
  ]);
  const handed = handedOver({ today, origin, horizon }, data);

  const intl = createIntl({ locale: regionOf[language], messages });
  const words: Words = (id, values) => intl.formatMessage({ id }, values);
  const told = menuData(page, cardIn(data), words, language, origin);
  const head = [
    headHtml(headOf(page, words, language, origin)),
    structuredDataHtml(page, words, language, origin, told),
  ].join('\n');
  const drawn = page.shell
    ? { html: '', styles: '' }
    : draw(makeStore(handed), language, url, nonce);
  const boot = JSON.stringify({ language, state: handed }).replace(/</g, '\\u003c');
  return {
    status: page.status ?? 200,
    ...drawn,
    head,
    boot,
    lang: page.status === 404 ? 'en' : language,
  };
};
