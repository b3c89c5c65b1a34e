import { catalogueApi, type MenuDish, type MenuDrink } from './catalogueApi.ts';

/** Seconds for which the lists that came with the page are the answer; later arrivals ask again. */
const JUST_SERVED = 20;

type MenuCard = {
  /** Null while it is on its way. */
  readonly card: { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] } | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Dishes and drinks. What was read before stays on screen while it is read again, also when that fails. */
export const useMenuCard = (): MenuCard => {
  const dishes = catalogueApi.useMenuDishesQuery(undefined, { refetchOnMountOrArgChange: JUST_SERVED });
  const drinks = catalogueApi.useMenuDrinksQuery(undefined, { refetchOnMountOrArgChange: JUST_SERVED });
  return {
    card: dishes.data && drinks.data ? { dishes: dishes.data, drinks: drinks.data } : null,
    failed: dishes.isError || drinks.isError,
    retry: () => { void dishes.refetch(); void drinks.refetch(); },
  };
};
