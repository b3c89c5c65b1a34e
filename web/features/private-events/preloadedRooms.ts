import type { RoomView } from '#src/contracts/booking/rooms.ts';
import type { FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export const preloadedRooms = createPreloadedSlice<'rooms', readonly RoomView[]>('rooms');

/** Loads the API client only if the page must be read again, because the client is large. */
export const fetchRooms: FetchValue<readonly RoomView[]> = async (dispatch) =>
  (await import('./publicRoomsApi.ts')).fetchPublicRooms(dispatch);
