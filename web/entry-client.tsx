import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { appRoutes } from './app/App.tsx';
import { preloadScreen } from './app/preloadScreen.ts';
import { Providers } from './app/Providers.tsx';
import { createBrowserStore, type PreloadedState } from './app/store.ts';
import { localeByLanguage, type Language } from '#src/contracts/languages.ts';

type BootPayload = { language: Language; state: PreloadedState };

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
