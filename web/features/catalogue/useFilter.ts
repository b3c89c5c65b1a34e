import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Words } from '../../shared/i18n/useWords.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { filterIn, type DietFilter } from './dietFilter.ts';

/** The filter that the address carries. */
export const useFilter = (): DietFilter => {
  const { search } = useLocation();
  return useMemo(() => filterIn(search), [search]);
};

const named = (words: Words, { diet, without }: DietFilter): string[] => [
  ...(diet ? [words(`menu.diet.${diet}`).toLocaleLowerCase()] : []),
  ...without.map((one) => words('menu.filter.withoutOne', { name: words(`menu.allergen.${one}`) })),
];

/** 'vegano, senza latte' */
export const useFilterNames = (filter: DietFilter): string => named(useWords(), filter).join(', ');
