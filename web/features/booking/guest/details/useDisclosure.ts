import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { selectGuestDetails } from '../bookingFlowSlice.ts';
import type { GuestDetails } from '../bookingFlowTypes.ts';

/**
 * Returns the props of a `details` element. The element opens if its fields contain input. It also
 * opens on an error, because a field in a closed element cannot take focus.
 */
export const useDisclosure = (
  isFilled: (details: GuestDetails) => boolean,
  error: string | undefined,
) => {
  const panel = useRef<HTMLDetailsElement>(null);
  // The server opens the element of a refused form. The value stays constant, because otherwise
  // React would close the element.
  const [isRefused] = useState(error !== undefined);
  const filled = useRef(isFilled);
  const { getState } = useStore<Parameters<typeof selectGuestDetails>[0]>();
  useEffect(() => {
    if (panel.current && filled.current(selectGuestDetails(getState()))) panel.current.open = true;
  }, [getState]);
  useEffect(() => {
    if (!error || !panel.current || panel.current.open) return;
    panel.current.open = true;
    panel.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return { ref: panel, ...(isRefused ? { open: true } : {}) };
};
