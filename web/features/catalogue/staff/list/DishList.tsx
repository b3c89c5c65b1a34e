import { styled } from 'styled-components';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { CategoryTabs, TAB_PANEL_ID, categoryTabId } from './CategoryTabs.tsx';
import { MenuTabHeader } from '../MenuTabHeader.tsx';
import { listMissingDescriptions } from '#web/shared/translations/missingTranslations.ts';
import { NEW_ITEM } from '../menuTabParams.ts';
import { MissingTranslationCount } from './MissingTranslationCount.tsx';
import { StaffDishCard } from './StaffDishCard.tsx';
import { useDeskDishesQuery, useRemoveDishMutation } from '../staffMenuApi.ts';
import { groupDishesByCategory, findCategoryTab } from '../groupMenuByCategory.ts';
import { ConfirmRemovalDialog } from './ConfirmRemovalDialog.tsx';
import { useFocusAfterNavigation, useMenuTabParams } from '../useMenuTabParams.ts';
import { useRemoveMenuItem } from './useRemoveMenuItem.ts';

export const DishList = () => {
  const { data, error, isFetching, refetch } = useDeskDishesQuery();
  useFocusAfterNavigation(data);
  return (
    <>
      <MenuTabHeader />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere il menu.')}{' '}
          <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
            Riprova
          </Button>
        </Alert>
      )}
      {data && <DishesByCategory dishes={data} />}
      {!data && isFetching && <Loading>Caricamento menu...</Loading>}
    </>
  );
};

const words = { done: 'Piatto eliminato', failed: "Errore nell'eliminazione del piatto" };

const DishesByCategory = ({ dishes }: { dishes: readonly DishView[] }) => {
  const { place, go } = useMenuTabParams();
  const [remove] = useRemoveDishMutation();
  const removal = useRemoveMenuItem(
    dishes,
    (dish: DishView) => remove({ id: dish.id, seen: dish.updatedAt }),
    words,
  );
  const tabs = groupDishesByCategory(dishes);
  const chosen = findCategoryTab(tabs, place.category);
  return (
    <>
      {!chosen && (
        <EmptyState>
          Nessun piatto presente
          <First>
            <Button onClick={() => go({ edit: NEW_ITEM })}>Aggiungi il primo piatto</Button>
          </First>
        </EmptyState>
      )}
      {chosen && (
        <>
          <MissingTranslationCount missing={dishes.map(listMissingDescriptions)} />
          <CategoryTabs
            tabs={tabs}
            chosen={chosen.name}
            onChoose={(category) => go({ category }, { replace: true })}
          />
          <Grid
            role="tabpanel"
            id={TAB_PANEL_ID}
            aria-labelledby={categoryTabId(tabs, chosen.name)}
          >
            <ul aria-label={chosen.name}>
              {chosen.rows.map((dish) => (
                <li key={dish.id}>
                  <StaffDishCard
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
      <ConfirmRemovalDialog removal={removal}>
        Sparirà subito dal menu pubblico.
      </ConfirmRemovalDialog>
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
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
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
