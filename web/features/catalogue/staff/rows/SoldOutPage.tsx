import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { useDeskDishesQuery, useDeskDrinksQuery } from '../staffMenuApi.ts';
import { filterRows, listDishRows, listDrinkRows, type MenuRow } from './menuRow.ts';
import { MenuRowList } from './MenuRowList.tsx';
import { NameSearchField } from './NameSearchField.tsx';

/** Reloads the lists every 20 seconds, because the kitchen receives no live updates. */
const POLLING = { pollingInterval: 20_000 };

type List = 'dishes' | 'drinks';

const summarize = (rows: readonly MenuRow[]): string => {
  const names = rows.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name);
  return names.length === 0
    ? 'Niente è finito. Quello che segni qui è subito sul sito, e torna da solo alle 04:00.'
    : `Finiti stasera: ${names.join(', ')}. Tornano da soli alle 04:00.`;
};

/** Page on which the kitchen and the dining room mark items as sold out for tonight. */
export const SoldOutPage = () => {
  const [list, setList] = useState<List>('dishes');
  const [text, setText] = useState('');
  const dishes = useDeskDishesQuery(undefined, POLLING);
  const drinks = useDeskDrinksQuery(undefined, POLLING);
  const rows = {
    dishes: listDishRows(dishes.data ?? []),
    drinks: listDrinkRows(drinks.data ?? []),
  };
  const error = dishes.error ?? drinks.error;
  const isLoaded = dishes.data !== undefined && drinks.data !== undefined;
  return (
    <>
      <TabHeader>
        <h2>Finito stasera</h2>
        <FilterChips
          label="Elenco"
          chips={[
            { key: 'dishes', label: 'Piatti' },
            { key: 'drinks', label: 'Bevande e vini' },
          ]}
          chosen={list}
          onChoose={setList}
        />
      </TabHeader>
      {error && <Alert live>{errorMessage(error, 'Non è stato possibile leggere il menu.')}</Alert>}
      {!isLoaded && !error && <Loading>Caricamento menu...</Loading>}
      {isLoaded && (
        <>
          <Summary role="status">{summarize([...rows.dishes, ...rows.drinks])}</Summary>
          <NameSearchField text={text} onChange={setText} />
          <MenuRowList rows={filterRows(rows[list], text)} />
        </>
      )}
    </>
  );
};

const Summary = styled.p`
  max-width: 80ch;
  padding-bottom: 18px;
  font-weight: 600;
`;
