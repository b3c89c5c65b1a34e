import { styled } from 'styled-components';
import type { DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { MenuTabHeader } from '../MenuTabHeader.tsx';
import { listMissingDrinkTexts } from '../listMissingDrinkTexts.ts';
import { DrinkRow } from './DrinkRow.tsx';
import { MissingTranslationCount } from './MissingTranslationCount.tsx';
import { useDeskDrinksQuery, useRemoveDrinkMutation } from '../staffMenuApi.ts';
import { groupDrinksBySubcategory, isOnPublicMenu } from '../groupMenuByCategory.ts';
import { ConfirmRemovalDialog } from './ConfirmRemovalDialog.tsx';
import { useFocusAfterNavigation, useMenuTabParams } from '../useMenuTabParams.ts';
import { useRemoveMenuItem } from './useRemoveMenuItem.ts';

export const DrinkList = () => {
  const { data, error, isFetching, refetch } = useDeskDrinksQuery();
  useFocusAfterNavigation(data);
  return (
    <>
      <MenuTabHeader />
      {error !== undefined && !isFetching && (
        <Alert live>
          {errorMessage(error, 'Non è stato possibile leggere le bevande.')}{' '}
          <Button $variant="secondary" $size="sm" onClick={() => void refetch()}>
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
      <MissingTranslationCount missing={drinks.map(listMissingDrinkTexts)} />
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
    font-size: min(1.4375rem, 9.5vw);
  }
  small {
    margin-left: 6px;
    font-size: 1rem;
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
  font-size: 0.9375rem;
`;
