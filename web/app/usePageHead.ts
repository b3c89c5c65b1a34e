import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLanguage } from '../shared/i18n/LanguageProvider.tsx';
import { useWords } from '../shared/i18n/useWords.ts';
import { origin } from '../shared/visit.ts';
import { headOf, type Head } from './head.ts';
import type { Page } from './pages.ts';

const write = ({ tags }: Head): void => {
  document.head.querySelectorAll('[data-head]').forEach((old) => old.remove());
  // What the server said to machines stays as long as its page does.
  const canonical = tags.find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes[
    'href'
  ];
  document.head.querySelectorAll('script[data-about]').forEach((old) => {
    if (old.getAttribute('data-about') !== canonical) old.remove();
  });
  document.head.append(
    ...tags.map(({ tag, attributes }) => {
      const element = document.createElement(tag);
      element.setAttribute('data-head', '');
      Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
      return element;
    }),
  );
};

/** Keeps the document's head in step with the page and language on screen. */
export const usePageHead = (page: Page): void => {
  const words = useWords();
  const { language } = useLanguage();
  const site = useSelector(origin);
  useEffect(() => {
    const head = headOf(page, words, language, site);
    // Screens of the staff area name themselves.
    if (!page.shell) document.title = head.title;
    write(head);
  }, [page, words, language, site]);
};
