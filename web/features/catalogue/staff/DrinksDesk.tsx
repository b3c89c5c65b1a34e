import { styled } from 'styled-components';
import type { DrinkView } from '../../../../src/contracts/catalogue.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.ts';
import { FlatCard } from '../../../shared/ui/Card.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { EmptyState } from '../../../shared/ui/staffLayout.ts';
import { color } from '../../../shared/ui/tokens.ts';
import { MenuTabHeader } from './DeskBar.tsx';
import { DrinkRow } from './DrinkRow.tsx';
import { useDeskDrinksQuery, useRemoveDrinkMutation } from './menuDeskApi.ts';
import { groupDrinksBySubcategory, isOnPublicMenu } from './menuDesk.ts';
import { ConfirmRemovalDialog } from './RemovalDialog.tsx';
import { useFocusAfterNavigation, useMenuTabParams } from './useDeskPlace.ts';
import { useRemoveMenuItem } from './useRemoval.ts';

/** The drinks by subcategory, as the card has them, and which of them can be had tonight. */
export const DrinkList = () => {
  const { data, error, isFetching, refetch } = useDeskDrinksQuery();
  useFocusAfterNavigation(data !== undefined);
  return (
    <>
      <MenuTabHeader />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere le bevande.')}{' '}
          <Button $variant="line" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {data && <DrinksBySubcategory drinks={data} />}
      {!data && isFetching && <Loading>Caricamento menu...</Loading>}
    </>
  );
};

const words = { done: 'Bevanda eliminata', failed: "Errore nell'eliminazione della bevanda" };

const DrinksBySubcategory = ({ drinks }: { drinks: readonly DrinkView[] }) => {
  const { go } = useMenuTabParams();
  const [remove] = useRemoveDrinkMutation();
  const removal = useRemoveMenuItem(
    drinks,
    (drink: DrinkView) => remove({ id: drink.id, seen: drink.updatedAt }),
    words,
  );
  const shelves = groupDrinksBySubcategory(drinks);
  return (
    <>
      {shelves.length === 0 && <EmptyState>Nessuna bevanda presente</EmptyState>}
      {shelves.map(({ name, rows }) => (
        <Shelf key={name}>
          <h3>
            {name} <small>{rows.length}</small>
          </h3>
          {!rows.some(isOnPublicMenu) && (
            <Hidden>
              Queste bevande non compaiono sul menu pubblico: scegli per loro una sottocategoria.
            </Hidden>
          )}
          <ul aria-label={name}>
            {rows.map((drink) => (
              <DrinkRow
                key={drink.id}
                drink={drink}
                onEdit={() => go({ edit: drink.id })}
                onRemove={() => removal.ask(drink)}
              />
            ))}
          </ul>
        </Shelf>
      ))}
      <ConfirmRemovalDialog removal={removal}>
        Sparirà subito dal menu pubblico. Se è solo finita, basta segnarla non disponibile.
      </ConfirmRemovalDialog>
    </>
  );
};

const Shelf = styled(FlatCard)`
  margin-bottom: 22px;
  h3 {
    padding: 16px 22px 14px;
    font-size: 23px;
  }
  small {
    margin-left: 6px;
    font-size: 16px;
    font-weight: 500;
    color: ${color.textMuted};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Hidden = styled(Alert).attrs({ tone: 'medium' as const })`
  margin: 0 22px 14px;
  font-size: 15px;
`;
