import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DEFAULT_LANGUAGE } from '#src/contracts/languages.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { gutter } from '#web/shared/ui/theme/tokens.ts';
import type { Menu } from '../localizeMenu.ts';
import { FilterPanel } from './filter/FilterPanel.tsx';
import { filterDishes, indexDishes } from './filter/filterDishes.ts';
import { FilterResult, NoMatch } from './filter/FilterResult.tsx';
import { TABLE_MENU_PATH, useTableMenuFilter } from './filter/useTableMenuFilter.ts';
import { listCategories, planSheets } from './print/planSheets.ts';
import { TableMenuBar } from './TableMenuBar.tsx';
import { TableMenuSheets } from './TableMenuSheets.tsx';
import { SHEET_BELOW, STACKED } from './tableMenuStyles.ts';

const Layout = styled.div`
  display: grid;
  grid-template-columns: 17.5rem minmax(0, 1fr);
  gap: 0 3.5rem;
  align-items: start;
  max-width: 1680px;
  margin: auto;
  padding: 2rem ${gutter} 4.5rem;
  ${SHEET_BELOW} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${STACKED} {
    padding-top: 1.125rem;
  }
  @media print {
    display: block;
    max-width: none;
    padding: 0;
  }
`;

const LanguageField = () => {
  const { language } = useLanguage();
  return language === DEFAULT_LANGUAGE ? null : (
    <input type="hidden" name="lang" value={language} />
  );
};

export const TableMenu = ({ card }: { card: Menu }) => {
  const form = useRef<HTMLFormElement>(null);
  const { query, revision, readForm, clear } = useTableMenuFilter();
  useEffect(() => {
    if (form.current) readForm(form.current);
  }, [readForm]);
  const [isAsking, setIsAsking] = useState(false);
  const sheets = useMemo(() => planSheets(card.dishes), [card]);
  const keys = useMemo(() => listCategories(sheets), [sheets]);
  const searchable = useMemo(
    () => indexDishes(sheets.flatMap(({ parts }) => parts.flatMap(({ dishes }) => dishes))),
    [sheets],
  );
  const filtered = useMemo(() => filterDishes(searchable, query), [searchable, query]);
  const count = { n: filtered.shown.size, all: searchable.size };
  return (
    <form
      ref={form}
      action={TABLE_MENU_PATH}
      data-table-menu
      onChange={({ currentTarget }) => readForm(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <LanguageField />
      <TableMenuBar
        key={`bar-${revision}`}
        query={query}
        keys={keys}
        isAsking={isAsking}
        onAsk={() => setIsAsking(true)}
      />
      <Layout>
        <FilterPanel
          key={`panel-${revision}`}
          query={query}
          shown={count.n}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
        />
        <div>
          <FilterResult query={query} {...count} onClear={clear} />
          {count.n + filtered.unsuitable.length === 0 && <NoMatch view={query.view} />}
          <TableMenuSheets sheets={sheets} filtered={filtered} query={query} />
        </div>
      </Layout>
    </form>
  );
};
