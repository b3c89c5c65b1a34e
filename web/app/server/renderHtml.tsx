import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Language } from '#src/contracts/languages.ts';
import { appRoutes } from '../App.tsx';
import { Providers } from '../Providers.tsx';
import type { AppStore } from '../store.ts';

/**
 * React writes this comment in place of content that was suspended or failed. The page is then
 * incomplete.
 */
const SUSPENSE_FALLBACK_MARK = '<!--$!-->';

const routeHandler = createStaticHandler(appRoutes);

/**
 * Renders a page to HTML and the style tags that it uses.
 *
 * @throws {Error} If the page is incomplete, for example because a chunk is missing.
 */
export const renderHtml = async (
  store: AppStore,
  language: Language,
  url: URL,
): Promise<{ readonly html: string; readonly styles: string }> => {
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
