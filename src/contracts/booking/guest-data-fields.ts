/** Fields of a guest's data that an event names when staff change them. */
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
