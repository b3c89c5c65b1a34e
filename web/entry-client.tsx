import { setNonce } from 'get-nonce';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './app/App.tsx';
import { matchPage, type RouteHandle } from './app/pageDefinitions.ts';
import { Providers } from './app/Providers.tsx';
import { routes } from './app/routes.tsx';
import { createBrowserStore, type PreloadedState } from './app/store.ts';
import { loadMessages } from './shared/i18n/loadMessages.ts';
import { localeByLanguage, type Language } from './shared/i18n/languages.ts';

type BootPayload = { language: Language; state: PreloadedState };

// Dialogs lock the scroll with a style element, which the content security policy takes only under the page's nonce.
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
if (nonce) setNonce(nonce);

/** The current screen's chunk and words must be here before hydration, or the served DOM would be thrown away. */
const preloadScreen = async (language: Language): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all([
    loadMessages(language, matchPage(matches, location.search).areas),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
};

/** The page answers between two steps. */
const yieldToBrowser = () =>
  new Promise((go) => {
    setTimeout(go);
  });

/**
 * The first question about a language costs a phone some fifty milliseconds, inside one call, and react-intl asks two
 * in the middle of a drawing that could otherwise be interrupted. Asked here, each holds the page alone.
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
  const app = (
    <StrictMode>
      <Providers store={store} language={language}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // A transition hydrates in slices, between which the page answers to scrolling and taps.
  if (root.childElementCount > 0)
    startTransition(() => {
      hydrateRoot(root, app);
    });
  else createRoot(root).render(app);
};

void start();
