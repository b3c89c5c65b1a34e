import type { RoomView, listRooms } from '#src/contracts/booking/rooms.ts';
import { api } from '#web/shared/api/api.ts';
import type { FetchValue } from '#web/shared/hooks/usePreloadedState.ts';

/** A literal, because importing the contract would add zod to the public bundle. */
const PATH: typeof listRooms.path = '/api/rooms';

const publicRoomsApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicRooms: build.query<RoomView[], void>({ query: () => ({ method: 'GET', path: PATH }) }),
  }),
});

export const fetchPublicRooms: FetchValue<readonly RoomView[]> = (dispatch) =>
  dispatch(
    publicRoomsApi.endpoints.publicRooms.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    }),
  ).unwrap();
