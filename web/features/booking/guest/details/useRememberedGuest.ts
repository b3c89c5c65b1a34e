import { useState } from 'react';
import type { GuestDetails } from '../bookingFlowTypes.ts';
import {
  forgetGuest,
  loadRememberedGuest,
  rememberGuest,
  type RememberedGuest,
} from './rememberedGuest.ts';

const isEmpty = ({ customerName, customerPhone, customerEmail }: GuestDetails): boolean =>
  !customerName && !customerPhone && !customerEmail;

export type Remembering = ReturnType<typeof useRememberedGuest>;

/**
 * Manages the name, telephone number and e-mail address that the browser stores if the guest wants
 * it.
 */
export const useRememberedGuest = () => {
  const [remembered, setRemembered] = useState<RememberedGuest | null>(loadRememberedGuest);
  const [isWanted, setIsWanted] = useState(false);
  return {
    isRemembered: remembered !== null,
    isWanted,
    setIsWanted,
    /** Fills in the stored details, unless the guest has already typed contact details. */
    prefill: (details: GuestDetails): GuestDetails =>
      remembered && isEmpty(details) ? { ...details, ...remembered } : details,
    /** Stores the newest details of a guest who agreed now or earlier. */
    keep: (details: Partial<GuestDetails>): void => {
      if (isWanted || remembered) rememberGuest(details);
    },
    forget: (): void => {
      forgetGuest();
      setRemembered(null);
    },
  };
};
