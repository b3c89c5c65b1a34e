import { changeRoom, listRooms } from '#src/contracts/booking/rooms.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import type { RoomManagement } from './manage-rooms.ts';

export const roomsController = (rooms: RoomManagement): Route[] => [
  route(listRooms, () => rooms.list()),
  route(changeRoom, ({ params, body }, ctx) =>
    rooms.change(params.floor, body, {
      actor: `staff:${ctx.state.staff!.id}`,
      expectedVersion: readIfMatch(ctx),
    }),
  ),
];
