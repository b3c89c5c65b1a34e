import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { appRoutes } from './app/App.tsx';
import { matchPage, type RouteHandle } from './app/pageDefinitions.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.tsx';
import { createBrowserStore, type PreloadedState } from './app/store.ts';
import { loadMessages } from './shared/i18n/loadMessages.ts';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';

type BootPayload = { language: Language; state: PreloadedState };

/**
 * Loads the chunks and messages of the current page before hydration. Otherwise React would discard
 * the server's HTML.
 */
const preloadScreen = async (language: Language): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all([
    loadMessages(language, matchPage(matches, location.search).areas),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
};

const yieldToBrowser = () =>
  new Promise((go) => {
    setTimeout(go);
  });

/**
 * Prepares the Intl formats. The first call per language blocks a phone for about 50 ms, so each
 * call runs in a separate task.
 */
const warmUpIntl = async (language: Language): Promise<void> => {
  const region = localeByLanguage[language];
  await yieldToBrowser();
  Intl.NumberFormat.supportedLocalesOf(region);
  await yieldToBrowser();
  Intl.DateTimeFormat.supportedLocalesOf(region);
  await yieldToBrowser();
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) return;
  const { language, state } = JSON.parse(
    document.getElementById('boot')?.textContent ?? '{}',
  ) as BootPayload;
  const store = createBrowserStore(state);
  await preloadScreen(language);
  await warmUpIntl(language);
  // Without hydration data, React Router would scroll the first page again, although the browser
  // has already restored its scroll position.
  const router = createBrowserRouter(appRoutes, { hydrationData: { loaderData: {} } });
  const app = (
    <StrictMode>
      <Providers store={store} language={language}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // A transition hydrates in small steps, so the page stays responsive.
  if (root.childElementCount > 0)
    startTransition(() => {
      hydrateRoot(root, app);
    });
  else createRoot(root).render(app);
};

void start();
