import { useCallback, useEffect, useMemo, useRef } from 'react';
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

/**
 * Focuses the element that the navigation names, as soon as it exists. A new dish appears only
 * after the list is reloaded. `rows` is undefined until the list is loaded.
 */
export const useFocusAfterNavigation = (rows: readonly unknown[] | undefined): void => {
  const { state, key } = useLocation();
  const focus = (state as NavigationFocus | null)?.focus;
  const focusedFor = useRef<string | null>(null);
  useEffect(() => {
    const element = rows && focus ? document.getElementById(focus) : null;
    if (!element || focusedFor.current === key) return;
    focusedFor.current = key;
    element.focus();
  }, [rows, focus, key]);
};
