import { waitingIn } from './deskFilters.ts';
import { deskApi } from './deskApi.ts';

/** How many requests wait, from the list as last read: it reads nothing itself, so that closed tabs stay silent. */
export const useWaitingReservations = (): number => {
  const { data } = deskApi.endpoints.reservations.useQueryState();
  return data ? waitingIn(data) : 0;
};
