import { Suspense, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  matchRoutes,
  Outlet,
  ScrollRestoration,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { venueDate } from '#web/shared/dates/dates.ts';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { parseLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { MessagesProvider, useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { readStoredLanguage } from '#web/shared/i18n/languageStorage.ts';
import { dayChanged, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { LocalizedToastProvider } from './layout/LocalizedToastProvider.tsx';
import { matchPage, type Page } from './pageDefinitions.ts';
import { routes } from './routes.tsx';
import { useDocumentHead } from './seo/useDocumentHead.ts';
import { scrollPositionKey } from './scrollPositionKey.ts';

/**
 * Sets the language of the page: the URL parameter `lang`, else the visitor's stored choice, else
 * Italian. Staff pages are always Italian.
 */
const useLanguageFromUrl = (shell: boolean) => {
  const { search } = useLocation();
  const { switchLanguage } = useLanguage();
  useEffect(
    () =>
      switchLanguage(
        (shell ? null : (parseLanguageParam(search) ?? readStoredLanguage())) ?? DEFAULT_LANGUAGE,
      ),
    [shell, search, switchLanguage],
  );
};

/**
 * Updates the current date in the store after each navigation. Otherwise a page left open overnight
 * would offer the previous day.
 */
const useVenueDateRefresh = () => {
  const shown = useSelector(selectToday);
  const dispatch = useDispatch();
  const { key } = useLocation();
  useEffect(() => {
    const now = venueDate(new Date());
    if (now !== shown) dispatch(dayChanged(now));
  }, [key, shown, dispatch]);
};

/** Key in session storage, which the cookie policy must list. */
const SCROLL_STORAGE_KEY = 'scrollPositions';

/**
 * Renders the matched page. After hydration, sets `data-ready` on `<html>`, for which the browser
 * tests wait.
 */
const MatchedRoute = ({ page }: { page: Page }) => {
  useLanguageFromUrl(page.clientOnly ?? false);
  useVenueDateRefresh();
  useDocumentHead(page);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
  }, []);
  return (
    <>
      <ScrollRestoration getKey={scrollPositionKey} storageKey={SCROLL_STORAGE_KEY} />
      <Outlet />
    </>
  );
};

const LocalizedSite = () => {
  const { pathname, search } = useLocation();
  const page = useMemo(() => matchPage(matchRoutes(routes, pathname), search), [pathname, search]);
  return (
    <MessagesProvider areas={page.areas}>
      <LocalizedToastProvider>
        <MatchedRoute page={page} />
      </LocalizedToastProvider>
    </MessagesProvider>
  );
};

const App = () => (
  <ErrorBoundary
    resetKey={useLocation().pathname}
    fallback={
      <MessagesProvider>
        <ErrorPage />
      </MessagesProvider>
    }
  >
    <Suspense fallback={null}>
      <LocalizedSite />
    </Suspense>
  </ErrorBoundary>
);

export const appRoutes: RouteObject[] = [{ element: <App />, children: routes }];
