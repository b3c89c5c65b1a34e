import { useRef } from 'react';
import { styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { EmptyCategory } from '../../menu/categories/EmptyCategory.tsx';
import { notInPrint } from '../tableMenuStyles.ts';
import {
  EMPTY_QUERY,
  formatTableMenuQuery,
  isFiltered,
  type TableMenuQuery,
} from './tableMenuQuery.ts';
import { TABLE_MENU_PATH } from './useTableMenuFilter.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.5rem;
  min-height: 2.75rem;
  margin-bottom: 0.75rem;
  font-size: 1rem;
  button {
    min-height: 2.75rem;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    font-weight: 650;
    color: ${color.cobalt};
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${notInPrint}
`;

const useFilterText = ({ text, without, diets }: TableMenuQuery): string => {
  const words = useTranslation();
  return [
    ...without.map((one) =>
      words('menu.filter.withoutOne', { name: words(`menu.allergen.${one}`) }),
    ),
    ...diets.map((one) => words(`menu.diet.${one}`).toLocaleLowerCase()),
    ...(text.trim() ? [`«${text.trim()}»`] : []),
  ].join(', ');
};

const EmptyResult = styled.div`
  ${notInPrint}
`;

/** Replaces the categories if no dish matches. */
export const NoMatch = ({ view }: { view: TableMenuQuery['view'] }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const unfiltered = formatTableMenuQuery({ ...EMPTY_QUERY, view });
  return (
    <EmptyResult>
      <EmptyCategory
        title={words('menu.filter.none')}
        text={words('menu.table.noneText')}
        back={{
          to: local(`${TABLE_MENU_PATH}?${unfiltered}`),
          label: words('menu.filter.clear'),
        }}
        replace
      />
    </EmptyResult>
  );
};

type Props = { query: TableMenuQuery; n: number; all: number; onClear: () => void };

export const FilterResult = ({ query, n, all, onClear }: Props) => {
  const words = useTranslation();
  const result = useRef<HTMLParagraphElement>(null);
  const filterText = useFilterText(query);
  const clear = () => {
    onClear();
    // Moves focus to the result, because the button disappears and would lose the focus.
    result.current?.focus();
  };
  return (
    <Line>
      <p role="status" ref={result} tabIndex={-1}>
        {isFiltered(query)
          ? `${words('menu.dishCountOf', { n, all })} · ${filterText}`
          : words('menu.dishCount', { n: all })}
      </p>
      {isFiltered(query) && (
        <button type="button" onClick={clear}>
          {words('menu.filter.clear')}
        </button>
      )}
    </Line>
  );
};
