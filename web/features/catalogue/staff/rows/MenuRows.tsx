import { useState, type FormEvent } from 'react';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { UnsavedChangesDialog } from '../editor/UnsavedChangesDialog.tsx';
import { MenuTabHeader } from '../MenuTabHeader.tsx';
import { parseMenuTabParams } from '../menuTabParams.ts';
import { useDeskDishesQuery, useDeskDrinksQuery } from '../staffMenuApi.ts';
import { useFocusAfterNavigation, useMenuTabParams } from '../useMenuTabParams.ts';
import { filterRows, listDishRows, listDrinkRows, type MenuRow } from './menuRow.ts';
import { MenuRowList } from './MenuRowList.tsx';
import { PriceField } from './PriceField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { NameSearchField } from './NameSearchField.tsx';
import { usePriceEdits } from './usePriceEdits.ts';

/**
 * Returns true if the URL shows the rows of dishes or drinks. Unsaved prices survive a switch
 * between these two lists.
 */
const isRowsView = (search: string): boolean => {
  const params = new URLSearchParams(search);
  const { list, view, edit } = parseMenuTabParams(params);
  return params.get('tab') === 'menu' && view === 'rows' && edit === null && list !== 'photographs';
};

const useRows = () => {
  const {
    place: { list },
  } = useMenuTabParams();
  const dishes = useDeskDishesQuery();
  const drinks = useDeskDrinksQuery();
  const { data, error, refetch } = list === 'drinks' ? drinks : dishes;
  useFocusAfterNavigation(data);
  const rows =
    list === 'drinks' ? listDrinkRows(drinks.data ?? []) : listDishRows(dishes.data ?? []);
  return { rows, error, refetch, isLoaded: data !== undefined };
};

export const MenuRows = () => {
  const { rows, error, refetch, isLoaded } = useRows();
  const { go } = useMenuTabParams();
  const [text, setText] = useState('');
  const editing = usePriceEdits();
  const count = Object.keys(editing.edits).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editing.save();
  };
  const openEditor = ({ id, category, kind }: MenuRow) =>
    go({ edit: id, category: kind === 'dish' ? category : null });
  return (
    <form noValidate aria-label="Prezzi e piatti finiti" onSubmit={submit}>
      <MenuTabHeader />
      {error !== undefined && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere il menu.')}{' '}
          <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {!isLoaded && error === undefined && <Loading>Caricamento menu...</Loading>}
      {isLoaded && (
        <>
          <NameSearchField text={text} onChange={setText} />
          <MenuRowList rows={filterRows(rows, text)}>
            {(row) => ({
              price: <PriceField row={row} editing={editing} />,
              end: (
                <Button
                  $variant="secondary"
                  $size="sm"
                  aria-label={`Modifica ${row.name}`}
                  onClick={() => openEditor(row)}
                >
                  Modifica
                </Button>
              ),
            })}
          </MenuRowList>
        </>
      )}
      <SaveBar count={count} saving={editing.saving} />
      <UnsavedChangesDialog dirty={count > 0} staysOn={isRowsView} />
    </form>
  );
};
