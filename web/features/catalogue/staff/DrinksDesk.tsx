import { styled } from 'styled-components';
import type { DrinkView } from '../../../../src/contracts/catalogue.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.ts';
import { Sheet } from '../../../shared/ui/Card.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { Empty } from '../../../shared/ui/staffLayout.ts';
import { color } from '../../../shared/ui/tokens.ts';
import { DeskBar } from './DeskBar.tsx';
import { DrinkRow } from './DrinkRow.tsx';
import { useDeskDrinksQuery, useRemoveDrinkMutation } from './menuDeskApi.ts';
import { drinkShelves, isOnPublicShelf } from './menuDesk.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useArrival, useDeskPlace } from './useDeskPlace.ts';
import { useRemoval } from './useRemoval.ts';

/** The drinks by subcategory, as the card has them, and which of them can be had tonight. */
export const DrinksDesk = () => {
  const { data, error, isFetching, refetch } = useDeskDrinksQuery();
  useArrival(data !== undefined);
  return (
    <>
      <DeskBar />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere le bevande.')}{' '}
          <Button $variant="line" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {data && <Shelves drinks={data} />}
      {!data && isFetching && <Loading>Caricamento menu...</Loading>}
    </>
  );
};

const words = { done: 'Bevanda eliminata', failed: "Errore nell'eliminazione della bevanda" };

const Shelves = ({ drinks }: { drinks: readonly DrinkView[] }) => {
  const { go } = useDeskPlace();
  const [remove] = useRemoveDrinkMutation();
  const removal = useRemoval(
    drinks,
    (drink: DrinkView) => remove({ id: drink.id, seen: drink.updatedAt }),
    words,
  );
  const shelves = drinkShelves(drinks);
  return (
    <>
      {shelves.length === 0 && <Empty>Nessuna bevanda presente</Empty>}
      {shelves.map(({ name, rows }) => (
        <Shelf key={name}>
          <h3>
            {name} <small>{rows.length}</small>
          </h3>
          {!rows.some(isOnPublicShelf) && (
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
      <RemovalDialog removal={removal}>
        Sparirà subito dal menu pubblico. Se è solo finita, basta segnarla non disponibile.
      </RemovalDialog>
    </>
  );
};

const Shelf = styled(Sheet)`
  margin-bottom: 22px;
  h3 {
    padding: 16px 22px 14px;
    font-size: 23px;
  }
  small {
    margin-left: 6px;
    font-size: 16px;
    font-weight: 500;
    color: ${color.inchiostro2};
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
