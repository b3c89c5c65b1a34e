import {
  changeRoom,
  listRooms,
  type RoomView,
  type SavedRoom,
} from '#src/contracts/booking/rooms.ts';
import type { z } from 'zod';
import { statusOf } from './apiError.ts';
import { api } from './api.ts';
import { buildRequest } from './apiRequest.ts';
import { recheckSessionOn401 as onQueryStarted } from './sessionExpiry.ts';

/** `updatedAt`: the version of the room that the user saw, sent as If-Match. */
type Change = Pick<RoomView, 'floor' | 'updatedAt'> & {
  readonly change: z.input<typeof changeRoom.body>;
};

const roomsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rooms: build.query<RoomView[], void>({
      query: () => buildRequest(listRooms, {}),
      responseSchema: listRooms.answers[200],
      providesTags: ['Tables'],
    }),
    changeRoom: build.mutation<SavedRoom, Change>({
      query: ({ floor, updatedAt, change }) =>
        buildRequest(changeRoom, {
          params: { floor: String(floor) },
          body: change,
          headers: { 'If-Match': `"${updatedAt}"` },
        }),
      responseSchema: changeRoom.answers[200],
      invalidatesTags: (_, error) =>
        error === undefined || [404, 409].includes(statusOf(error) ?? 0)
          ? ['Tables', 'Availability', 'Capacity']
          : [],
      onQueryStarted,
    }),
  }),
});

export const { useRoomsQuery, useChangeRoomMutation } = roomsApi;
