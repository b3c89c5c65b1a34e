import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseMenuTabParams, menuTabSearch, type MenuTabParams } from './menuTabParams.ts';

type NavigationFocus = { readonly focus?: string };

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

export const useFocusAfterNavigation = (isReady: boolean): void => {
  const { state, key } = useLocation();
  const focus = (state as NavigationFocus | null)?.focus;
  useEffect(() => {
    if (isReady && focus) document.getElementById(focus)?.focus();
  }, [isReady, focus, key]);
};
