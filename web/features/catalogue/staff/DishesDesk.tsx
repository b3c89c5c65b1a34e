import { styled } from 'styled-components';
import type { DishView } from '../../../../src/contracts/catalogue.ts';
import { errorMessage } from '../../../shared/api-error.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.ts';
import { Loading } from '../../../shared/ui/Loading.tsx';
import { Empty } from '../../../shared/ui/staffLayout.ts';
import { CategoryTabs, PANEL, tabIdOf } from './CategoryTabs.tsx';
import { DeskBar } from './DeskBar.tsx';
import { NEW } from './deskPlace.ts';
import { DishSheet } from './DishSheet.tsx';
import { useDeskDishesQuery, useRemoveDishMutation } from './menuDeskApi.ts';
import { categoryTabs, chosenTab } from './menuDesk.ts';
import { RemovalDialog } from './RemovalDialog.tsx';
import { useArrival, useDeskPlace } from './useDeskPlace.ts';
import { useRemoval } from './useRemoval.ts';

/** The dishes, one category at a time (specification §2). */
export const DishesDesk = () => {
  const { data, error, isFetching, refetch } = useDeskDishesQuery();
  useArrival(data !== undefined);
  return (
    <>
      <DeskBar />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere il menu.')}{' '}
          <Button $variant="line" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {data && <Shelves dishes={data} />}
      {!data && isFetching && <Loading>Caricamento menu...</Loading>}
    </>
  );
};

const words = { done: 'Piatto eliminato', failed: "Errore nell'eliminazione del piatto" };

const Shelves = ({ dishes }: { dishes: readonly DishView[] }) => {
  const { place, go } = useDeskPlace();
  const [remove] = useRemoveDishMutation();
  const removal = useRemoval(
    dishes,
    (dish: DishView) => remove({ id: dish.id, seen: dish.updatedAt }),
    words,
  );
  const tabs = categoryTabs(dishes);
  const chosen = chosenTab(tabs, place.category);
  return (
    <>
      {!chosen && (
        <Empty>
          Nessun piatto presente
          <First>
            <Button onClick={() => go({ edit: NEW })}>Aggiungi il primo piatto</Button>
          </First>
        </Empty>
      )}
      {chosen && (
        <>
          <CategoryTabs
            tabs={tabs}
            chosen={chosen.name}
            onChoose={(category) => go({ category }, { replace: true })}
          />
          <Grid role="tabpanel" id={PANEL} aria-labelledby={tabIdOf(tabs, chosen.name)}>
            <ul aria-label={chosen.name}>
              {chosen.rows.map((dish) => (
                <li key={dish.id}>
                  <DishSheet
                    dish={dish}
                    onEdit={() => go({ edit: dish.id, category: chosen.name })}
                    onRemove={() => removal.ask(dish)}
                  />
                </li>
              ))}
            </ul>
          </Grid>
        </>
      )}
      <RemovalDialog removal={removal}>Sparirà subito dal menu pubblico.</RemovalDialog>
    </>
  );
};

const First = styled.span`
  display: flex;
  justify-content: center;
  margin-top: 22px;
`;
const Grid = styled.div`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: 18px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    min-width: 0;
  }
`;
