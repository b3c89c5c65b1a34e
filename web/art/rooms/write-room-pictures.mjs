import { writeText } from '../write-public-files.mjs';
import { drawDiningRoom } from './dining-room.mjs';
import { drawOpenArches } from './open-arches.mjs';
import { drawTerrace } from './terrace.mjs';

const ROOMS = [drawDiningRoom, drawOpenArches, drawTerrace];

/** One picture per floor, for the arches of the booking page. */
export const writeRooms = async () => {
  for (const [floor, draw] of ROOMS.entries())
    await writeText(`art/rooms/floor-${floor}.svg`, draw());
};
