import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Translate } from '#web/shared/i18n/useTranslation.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { parseDietFilter, type DietFilter } from './dietFilter.ts';

export const useDietFilter = (): DietFilter => {
  const { search } = useLocation();
  return useMemo(() => parseDietFilter(search), [search]);
};

const filterNames = (words: Translate, { diet, without }: DietFilter): string[] => [
  ...(diet ? [words(`menu.diet.${diet}`).toLocaleLowerCase()] : []),
  ...without.map((one) => words('menu.filter.withoutOne', { name: words(`menu.allergen.${one}`) })),
];

export const useDietFilterText = (filter: DietFilter): string =>
  filterNames(useTranslation(), filter).join(', ');
