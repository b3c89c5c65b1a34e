import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectOrigin } from '#web/shared/store/serverContextSlice.ts';
import { buildHead, type Head } from './headTags.ts';
import type { Page } from '../pageDefinitions.ts';

const writeHeadTags = ({ tags }: Head): void => {
  document.head.querySelectorAll('[data-head]').forEach((old) => old.remove());
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

export const useDocumentHead = (page: Page): void => {
  const words = useTranslation();
  const { language } = useLanguage();
  const site = useSelector(selectOrigin);
  useEffect(() => {
    const head = buildHead(page, words, language, site);
    if (!page.clientOnly) document.title = head.title;
    writeHeadTags(head);
  }, [page, words, language, site]);
};
