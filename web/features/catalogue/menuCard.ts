import type { UnknownAction } from '@reduxjs/toolkit';
import { joinStore } from '../../shared/store-parts.ts';
import type { MenuDish, MenuDrink } from './catalogueApi.ts';

/** What stands on the card. */
export type Card = { readonly dishes: readonly MenuDish[]; readonly drinks: readonly MenuDrink[] };

/** `readAt`: milliseconds since this document was opened; 0 for a card that came with it. */
export type ReadCard = Card & { readonly readAt: number };
type WithCard = { readonly menuCard: ReadCard | null };

/** Milliseconds for which a card is the answer; who comes later asks again. */
const FRESH = 20_000;

export const cardRead = (card: ReadCard) => ({ type: 'menuCard/read', payload: card }) as const;
const isCardRead = (action: UnknownAction): action is ReturnType<typeof cardRead> => action.type === 'menuCard/read';

/** The served menu lives here and not in the API client, which a reader of the menu then need not download. */
joinStore({
  reducerPath: 'menuCard',
  reducer: (state: ReadCard | null = null, action) => (isCardRead(action) ? action.payload : state),
});

export const cardOf = ({ menuCard }: WithCard): ReadCard | null => menuCard;
export const isFresh = (card: ReadCard | null, now: number): boolean => card !== null && now - card.readAt < FRESH;
