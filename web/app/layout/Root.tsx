import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { romeDate } from '../../shared/dates.ts';
import { DEFAULT_LANGUAGE, languageIn } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { storedLanguage } from '../../shared/i18n/storedLanguage.ts';
import { dayChanged, today } from '../../shared/visit.ts';
import { pageIn } from '../pages.ts';
import { usePageHead } from '../usePageHead.ts';

/** The address decides the language, then the choice stored before, then Italian (decision 24). The staff area is Italian. */
const useLanguageOfAddress = () => {
  const { search } = useLocation();
  const { speak } = useLanguage();
  const { shell } = pageIn(useMatches());
  useEffect(() => speak((shell ? null : languageIn(search) ?? storedLanguage()) ?? DEFAULT_LANGUAGE), [shell, search, speak]);
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

/** Above every route: language, head, scroll. */
export const Root = () => {
  useLanguageOfAddress();
  useTodayOfVenue();
  usePageHead();
  return <><Outlet /><ScrollRestoration /></>;
};
