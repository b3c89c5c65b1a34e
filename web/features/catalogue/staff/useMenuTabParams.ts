import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseMenuTabParams, menuTabSearch, type MenuTabParams } from './menuTabParams.ts';

type NavigationFocus = { readonly focus?: string };

/** Where the menu tab stands, and how it moves on. `focus`: DOM id of what takes the focus there. */
export const useMenuTabParams = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => parseMenuTabParams(search), [search]);
  const go = useCallback(
    (
      next: Partial<MenuTabParams>,
      { focus, replace = false }: NavigationFocus & { replace?: boolean } = {},
    ) => {
      void navigate(
        { search: menuTabSearch({ ...place, ...next }) },
        {
          replace,
          preventScrollReset: true,
          state: { focus } satisfies { focus: string | undefined },
        },
      );
    },
    [navigate, place],
  );
  return { place, go };
};

/** Gives the focus to what the way here asked for, once it is on screen. */
export const useFocusAfterNavigation = (isReady: boolean): void => {
  const { state, key } = useLocation();
  const focus = (state as NavigationFocus | null)?.focus;
  useEffect(() => {
    if (isReady && focus) document.getElementById(focus)?.focus();
  }, [isReady, focus, key]);
};
