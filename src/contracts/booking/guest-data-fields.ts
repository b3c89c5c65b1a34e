/**
 * Names of the guest-data fields. An event contains the names of the fields that staff changed, not
 * their values.
 */
export const guestDataFields = [
  'name',
  'phone',
  'email',
  'notes',
  'occasion',
  'seatWishes',
] as const;
export type GuestDataField = (typeof guestDataFields)[number];

export const guestDataFieldLabel: Record<GuestDataField, string> = {
  name: 'nome',
  phone: 'telefono',
  email: 'email',
  notes: 'richieste',
  occasion: 'occasione',
  seatWishes: 'preferenze per il posto',
};
