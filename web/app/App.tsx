import { Suspense, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { romeDate } from '../shared/dates.ts';
import { DEFAULT_LANGUAGE, languageIn } from '../shared/i18n/languages.ts';
import { Speaking, useLanguage } from '../shared/i18n/LanguageProvider.tsx';
import { storedLanguage } from '../shared/i18n/storedLanguage.ts';
import { dayChanged, today } from '../shared/visit.ts';
import { Catch } from './Catch.tsx';
import { Failed } from './layout/Failed.tsx';
import { Notices } from './layout/Notices.tsx';
import { pageIn, type Page } from './pages.ts';
import { routes } from './routes.tsx';
import { usePageHead } from './usePageHead.ts';
import { useScrollMemory } from './useScrollMemory.ts';

/** The address decides the language, then the choice stored before, then Italian (decision 24). The staff area is Italian. */
const useLanguageOfAddress = (shell: boolean) => {
  const { search } = useLocation();
  const { speak } = useLanguage();
  useEffect(
    () => speak((shell ? null : (languageIn(search) ?? storedLanguage())) ?? DEFAULT_LANGUAGE),
    [shell, search, speak],
  );
};

/** A page left open overnight must not offer yesterday. */
const useTodayOfVenue = () => {
  const shown = useSelector(today);
  const dispatch = useDispatch();
  const { key } = useLocation();
  useEffect(() => {
    const now = romeDate(new Date());
    if (now !== shown) dispatch(dayChanged(now));
  }, [key, shown, dispatch]);
};

/** Above every screen: language, head, scroll. `data-ready` tells that the page answers to its visitor. */
const Screens = ({ page }: { page: Page }) => {
  useLanguageOfAddress(page.shell ?? false);
  useTodayOfVenue();
  usePageHead(page);
  useScrollMemory();
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'yes';
  }, []);
  return useRoutes(routes);
};

const Site = () => {
  const { pathname, search } = useLocation();
  const page = useMemo(() => pageIn(matchRoutes(routes, pathname), search), [pathname, search]);
  return (
    <Speaking areas={page.areas}>
      <Notices>
        <Screens page={page} />
      </Notices>
    </Speaking>
  );
};

/** The whole site, below a router. One that breaks, or whose code does not come, says so in the words it has. */
export const App = () => (
  <Catch
    place={useLocation().pathname}
    fallback={
      <Speaking>
        <Failed />
      </Speaking>
    }
  >
    <Suspense fallback={null}>
      <Site />
    </Suspense>
  </Catch>
);
