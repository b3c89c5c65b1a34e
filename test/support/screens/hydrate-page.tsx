import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { appRoutes } from '#web/app/App.tsx';
import { preloadScreen } from '#web/app/preloadScreen.ts';
import { Providers } from '#web/app/Providers.tsx';
import { preloadPageState } from '#web/app/server/preloadPageState.ts';
import { renderHtml } from '#web/app/server/renderHtml.tsx';
import { createAppStore, createBrowserStore, type PreloadedState } from '#web/app/store.ts';
import type { RefusedForm } from '#web/shared/store/refusedForm.ts';
import { TODAY } from './open-screen.tsx';

const LANGUAGE = 'it';

/** What the server has loaded for a page, and the form that it has refused. */
type ServerState = {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly refusedForm?: RefusedForm | undefined;
};

const buildState = ({ data = {}, token = '', refusedForm }: ServerState): PreloadedState =>
  preloadPageState({
    visit: { today: TODAY, origin: location.origin, horizon: { bookingDays: 365, quoteDays: 730 } },
    search: location.search,
    token,
    data,
    menu: null,
    language: LANGUAGE,
    refusedForm,
  });

/**
 * Shows the HTML that the server renders, calls `touch` as a visitor who is faster than the
 * scripts, and hydrates the page. React reports a difference between server and browser on the
 * console, which fails the test (`setupScreens`).
 */
export const hydratePage = async (
  path: string,
  serverState: ServerState,
  touch: () => void = () => undefined,
): Promise<void> => {
  history.replaceState(null, '', path);
  await preloadScreen(LANGUAGE);
  const state = buildState(serverState);
  const container = document.body.appendChild(document.createElement('div'));
  const { html } = await renderHtml(createAppStore(state), LANGUAGE, new URL(location.href));
  container.innerHTML = html;
  touch();
  const router = createBrowserRouter(appRoutes, { hydrationData: { loaderData: {} } });
  await act(async () => {
    render(
      <Providers store={createBrowserStore(state)} language={LANGUAGE}>
        <RouterProvider router={router} />
      </Providers>,
      { container, hydrate: true },
    );
  });
};
