import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { preloadedMenu, type Menu } from './preloadedMenu.ts';

const fetchCurrentMenu: FetchValue<Menu> = async (dispatch) =>
  (await import('../catalogueApi.ts')).fetchMenu(dispatch);

export const useMenu = () => {
  const { value: card, failed, retry } = usePreloadedState(preloadedMenu, fetchCurrentMenu);
  return { card, failed, retry };
};
