import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { countNewRequests } from '#src/contracts/booking/new-requests.ts';
import { summariseReservations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { listClosedMeals } from '#src/contracts/closures.ts';
import { countContactMessages } from '#src/contracts/contact.ts';
import { countQuotes } from '#src/contracts/private-events/quotes.ts';
import { checkSession, readCsrfToken, type SessionView } from '#src/contracts/staff/sign-in.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { appRoutes } from '#web/app/App.tsx';
import { matchPage, type RouteHandle } from '#web/app/pageDefinitions.ts';
import { preloadScreen } from '#web/app/preloadScreen.ts';
import { Providers } from '#web/app/Providers.tsx';
import { createBrowserStore, type PreloadedState } from '#web/app/store.ts';
// Pages import this module on demand, and Jest fails if two of their imports load it concurrently.
import '#web/shared/api/api.ts';
import { loadMessages } from '#web/shared/i18n/loadMessages.ts';
import { parseLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { keepVisibilityStyles } from './keep-visibility-styles.ts';

/** A Wednesday, four weeks before the change to summer time. */
export const TODAY = '2027-03-10';
const NOW = new Date(`${TODAY}T10:00:00+01:00`);
/** Only the date is fake, because screens wait for real promises and timers. */
const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Ends only a test that waits for something that never comes. */
configure({ asyncUtilTimeout: Number(process.env['SCREEN_WAIT_MS'] ?? 60_000) });

const STYLE_PLUGINS = [keepVisibilityStyles];

const HORIZON = { bookingDays: 365, quoteDays: 730 };

export const administrator: SessionView = {
  authenticated: true,
  username: 'direzione',
  role: 'administrator',
};

const NO_RESERVATIONS = {
  all: 0,
  pending: 0,
  confirmed: 0,
  seated: 0,
  completed: 0,
  cancelled: 0,
  toCall: 0,
};

/** Answers the calls of every page, before the answers of a test. */
const answerOnEachPage = (api: FakeApi): void => {
  api.answer(readCsrfToken, { csrfToken: 'of the tests' });
  api.answer(checkSession, { authenticated: false });
  api.answer(listClosedMeals, []);
  api.answer(summariseReservations, NO_RESERVATIONS);
  api.answer(countNewRequests, { newRequests: 0 });
  api.answer(countQuotes, { pending: 0, approved: 0, rejected: 0 });
  api.answer(countContactMessages, { all: 0, unread: 0 });
};

/** Loads the modules of a page. React would otherwise suspend outside of the test's control. */
const loadModules = async ({ pathname, search }: URL): Promise<void> => {
  const matches = matchRoutes(appRoutes, pathname) ?? [];
  const language = parseLanguageParam(search) ?? DEFAULT_LANGUAGE;
  await Promise.all([
    loadMessages(language, matchPage(matches, search).areas),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
};

/**
 * Opens screens of the app in jsdom: the real routes, store and translations, with a fake API. Each
 * test starts at `NOW` with an empty storage. A test fails on console errors and on calls that it
 * did not expect.
 */
export const setupScreens = () => {
  let api: FakeApi;
  let user: UserEvent;
  const logged: string[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: [...REAL_TIMERS] });
    api = createFakeApi();
    answerOnEachPage(api);
    globalThis.fetch = api.fetch as typeof fetch;
    user = userEvent.setup({ delay: null });
    localStorage.setItem('cookieConsent', 'rejected');
    localStorage.setItem('cookieConsentDate', NOW.toISOString());
    for (const level of ['error', 'warn'] as const)
      jest
        .spyOn(console, level)
        .mockImplementation((...parts) => logged.push(parts.map(String).join(' ')));
  });

  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    jest.restoreAllMocks();
    jest.useRealTimers();
    expect([...api.faults, ...logged.splice(0)]).toEqual([]);
  });

  const open = async (path: string, preloaded: PreloadedState): Promise<void> => {
    cleanup();
    history.replaceState(null, '', path);
    const language = parseLanguageParam(location.search) ?? DEFAULT_LANGUAGE;
    await preloadScreen(language);
    const origin = 'http://localhost';
    const visit = { today: TODAY, origin, horizon: HORIZON };
    const store = createBrowserStore({ visit, ...preloaded });
    const router = createBrowserRouter(appRoutes, { hydrationData: { loaderData: {} } });
    await act(async () => {
      render(
        <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
          <Providers store={store} language={language}>
            <RouterProvider router={router} />
          </Providers>
        </StyleSheetManager>,
      );
    });
  };

  const field = (label: string | RegExp) => screen.findByLabelText(label);

  return {
    api: () => api,
    user: () => user,
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    follow: async (name: string | RegExp) => user.click(await screen.findByRole('link', { name })),
    /** Follows a link to another page, whose modules load first. */
    followToPage: async (link: HTMLElement) => {
      await loadModules(new URL((link as HTMLAnchorElement).href));
      await user.click(link);
    },
    /** Replaces the text of a field by pasting, because each typed character renders the form. */
    fill: async (label: string | RegExp, text: string) => {
      await user.clear(await field(label));
      await user.paste(text);
    },
    choose: async (label: string | RegExp, option: string) =>
      user.selectOptions(await field(label), option),
    /** Stops intervals from now on. They run only while the test advances the time. */
    stopIntervals: () => {
      const doNotFake = REAL_TIMERS.filter((timer) => !timer.endsWith('Interval'));
      jest.useFakeTimers({ now: Date.now(), doNotFake });
    },
    /** Opens a public page as a guest, instead of the open page, with parts of the store. */
    openPage: (path: string, preloaded: PreloadedState = {}) => open(path, preloaded),
    /** Opens a staff page, as the administrator unless another session is given. */
    openStaffPage: (path: string, session = administrator) => {
      api.answer(checkSession, session);
      return open(path, {});
    },
    screen,
  };
};
