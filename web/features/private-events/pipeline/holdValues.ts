import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { findReopeningDate } from '#src/contracts/booking/room-opening.ts';
import type { RoomView } from '#src/contracts/booking/rooms.ts';
import type { HoldDraft } from '#src/contracts/private-events/pipeline.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { venue } from '#src/venue.ts';

/** Values of the form in which staff answer what a private event takes from the service. */
export type HoldValues = {
  /** True if the event takes no seats. The other fields then do not count. */
  takesNothing: boolean;
  covers: string;
  floors: string[];
  timeSlotIds: string[];
  closesService: boolean;
  despiteConflicts: boolean;
};

type Room = { readonly floor: number; readonly name: string; readonly seats: number };

const sumSeats = (rooms: readonly Room[]): number =>
  rooms.reduce((sum, { seats }) => sum + seats, 0);

const listSubsets = (rooms: readonly Room[]): Room[][] =>
  rooms.reduce<Room[][]>((sets, room) => [...sets, ...sets.map((set) => [...set, room])], [[]]);

/**
 * Returns the open rooms with the fewest seats that seat the people, or all rooms if none do.
 * Returns no room for a party that could book online.
 */
export const suggestRooms = (people: number, rooms: readonly Room[]): readonly Room[] => {
  if (people <= MAX_ONLINE_PARTY_SIZE) return [];
  const fitting = listSubsets(rooms).filter((set) => sumSeats(set) >= people);
  fitting.sort((a, b) => sumSeats(a) - sumSeats(b) || a.length - b.length);
  return fitting[0] ?? rooms;
};

const toFloors = (rooms: readonly Room[]): string[] => rooms.map(({ floor }) => String(floor));

const listOpenRooms = (openings: readonly RoomView[], date: string): readonly Room[] =>
  venue.rooms.filter(({ floor }) => {
    const opening = openings.find((room) => room.floor === floor);
    return opening === undefined || findReopeningDate(opening, date) === null;
  });

/** Returns the current hold, or a suggestion: all people, in all turns of the meal, in rooms. */
export const toHoldValues = (
  { hold, numberOfPeople, eventDate }: QuoteView,
  openings: readonly RoomView[],
): HoldValues => {
  const covers = hold ? hold.covers : numberOfPeople;
  return {
    takesNothing: false,
    covers: covers === null ? '' : String(covers),
    floors: hold
      ? hold.floors.map(String)
      : toFloors(suggestRooms(numberOfPeople, listOpenRooms(openings, eventDate))),
    timeSlotIds: hold?.timeSlotIds ?? [],
    closesService: hold?.closesService ?? false,
    despiteConflicts: false,
  };
};

/** Returns true if the form says what the event takes, or that it takes nothing. */
export const isAnswered = ({ takesNothing, covers, floors, closesService }: HoldValues): boolean =>
  takesNothing || covers !== '' || floors.length > 0 || closesService;

/** Returns the hold for the server, or null if the event takes nothing. */
export const toHoldDraft = ({
  takesNothing,
  covers,
  floors,
  ...values
}: HoldValues): HoldDraft | null =>
  takesNothing
    ? null
    : {
        covers: covers === '' ? null : Number(covers),
        floor: null,
        floors: floors.map(Number),
        timeSlotIds: values.timeSlotIds,
        closesService: values.closesService,
        despiteConflicts: values.despiteConflicts,
      };

/** Names rooms that have too few seats, such as `70 persone in una sala da 22 posti (Terrazza).` */
export const describeTooSmall = (people: number, floors: readonly string[]): string | null => {
  const rooms = venue.rooms.filter(({ floor }) => floors.includes(String(floor)));
  const seats = sumSeats(rooms);
  if (rooms.length === 0 || seats >= people) return null;
  const names = rooms.map(({ name }) => name).join(', ');
  const where = rooms.length === 1 ? 'una sala' : `${rooms.length} sale`;
  return `${people} persone in ${where} da ${seats} posti (${names}).`;
};
