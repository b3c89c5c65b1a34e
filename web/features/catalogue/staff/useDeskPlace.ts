import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { deskPlaceIn, deskSearchOf, type DeskPlace } from './deskPlace.ts';

type Arrival = { readonly focus?: string };

/** Where the menu tab stands, and how it moves on. `focus`: DOM id of what takes the focus there. */
export const useDeskPlace = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => deskPlaceIn(search), [search]);
  const go = useCallback(
    (
      next: Partial<DeskPlace>,
      { focus, replace = false }: Arrival & { replace?: boolean } = {},
    ) => {
      void navigate(
        { search: deskSearchOf({ ...place, ...next }) },
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
export const useArrival = (isReady: boolean): void => {
  const { state, key } = useLocation();
  const focus = (state as Arrival | null)?.focus;
  useEffect(() => {
    if (isReady && focus) document.getElementById(focus)?.focus();
  }, [isReady, focus, key]);
};
