import { usePreloadedState, type FetchValue } from '../../shared/hooks/useServed.ts';
import { preloadedMenu, type Menu } from './menuCard.ts';

const fetchCurrentMenu: FetchValue<Menu> = async (dispatch) =>
  (await import('./catalogueApi.ts')).fetchMenu(dispatch);

/** Dishes and drinks. `card`: null while it is on its way. */
export const useMenu = () => {
  const { value: card, failed, retry } = usePreloadedState(preloadedMenu, fetchCurrentMenu);
  return { card, failed, retry };
};
