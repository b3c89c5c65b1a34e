import { useServed, type Ask } from '../../shared/hooks/useServed.ts';
import { menuCard, type Card } from './menuCard.ts';

const ask: Ask<Card> = async (dispatch) => (await import('./catalogueApi.ts')).readCard(dispatch);

/** Dishes and drinks. `card`: null while it is on its way. */
export const useMenuCard = () => {
  const { value: card, failed, retry } = useServed(menuCard, ask);
  return { card, failed, retry };
};
