import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { makeRoutes } from './app/routes.tsx';
import { makeStore, type RootState } from './app/store.ts';
import { catalogueOf } from './shared/i18n/catalogues.ts';
import type { Language } from './shared/i18n/languages.ts';

type Boot = { language: Language; state: Partial<RootState> };

// Dialogs lock the scroll with a style element, which the content security policy takes only under the page's nonce.
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);

/** The current screen's chunk must be here before hydration, or the router draws nothing and the served DOM stays behind. */
const resolveCurrent = async (routes: RouteObject[]): Promise<void> => {
  await Promise.all((matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }));
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  const { language, state } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot;
  const routes = makeRoutes();
  const [messages] = await Promise.all([catalogueOf(language), resolveCurrent(routes)]);
  const app = (
    <StrictMode>
      <Providers store={makeStore(state)} language={language} messages={messages}><RouterProvider router={createBrowserRouter(routes)} /></Providers>
    </StrictMode>
  );
  if (root.childElementCount > 0) hydrateRoot(root, app);
  else createRoot(root).render(app);
  document.documentElement.dataset['ready'] = 'yes';
};

void start();
