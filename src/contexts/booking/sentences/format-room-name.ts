import { formatValue } from '#src/event-log/event-sentences.ts';
import { venue } from '#src/venue.ts';

export const formatRoomName = (floor: unknown): string =>
  venue.rooms.find((room) => room.floor === floor)?.name ?? formatValue(floor);
