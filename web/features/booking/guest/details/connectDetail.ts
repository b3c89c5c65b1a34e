import type { ComponentProps } from 'react';

export type DetailFieldName =
  | 'arrivalTime'
  | 'occasion'
  | 'seatWishes'
  | 'allergies.codes'
  | 'allergies.note'
  | 'allergiesConsent'
  | 'rememberAllergies';

/**
 * Returns the props that connect an input with its form. `value`: value of a radio button or
 * checkbox.
 */
export type ConnectDetail = (name: DetailFieldName, value?: string) => ComponentProps<'input'>;
