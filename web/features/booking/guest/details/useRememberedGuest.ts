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

/** Name, telephone and e-mail, which this browser keeps if the guest wants it. */
export const useRememberedGuest = () => {
  const [remembered, setRemembered] = useState<RememberedGuest | null>(loadRememberedGuest);
  const [isWanted, setIsWanted] = useState(false);
  return {
    isRemembered: remembered !== null,
    isWanted,
    setIsWanted,
    /** What the guest has typed wins over what is remembered. */
    prefill: (details: GuestDetails): GuestDetails =>
      remembered && isEmpty(details) ? { ...details, ...remembered } : details,
    /** A guest who is remembered stays remembered, with the newest details. */
    keep: (details: Partial<GuestDetails>): void => {
      if (isWanted || remembered) rememberGuest(details);
    },
    forget: (): void => {
      forgetGuest();
      setRemembered(null);
    },
  };
};
