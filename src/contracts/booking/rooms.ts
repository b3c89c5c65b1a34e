import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { isMonthDay } from '../catalogue/dish-season.ts';
import { strandedReservation } from '../closures.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { calendarDate, instant } from '../common/fields.ts';
import { wholeNumber } from '../common/whole-number.ts';

const DAY = fieldMessage('month_day_invalid');

/** Refuses 29 February, because most years do not have that day. */
const seasonDay = z
  .string(DAY)
  .refine((day) => isMonthDay(day) && day !== '02-29', DAY)
  .nullable();

const fields = {
  seasonFrom: seasonDay,
  seasonTo: seasonDay,
  closedUntil: calendarDate(fieldMessage('reopening_date_invalid')).nullable(),
};

/** Change of a room. Omitted fields stay unchanged. */
export const roomChange = z.strictObject(fields).partial().meta({ id: 'RoomChange' });
export type RoomChange = z.infer<typeof roomChange>;

export const roomOpeningView = z
  .object({
    /** First and last day (`MM-dd`) of the season, both inclusive. Null: the whole year. */
    seasonFrom: z.string().nullable(),
    seasonTo: z.string().nullable(),
    /** Day on which the room opens again. */
    closedUntil: z.iso.date().nullable(),
  })
  .meta({ id: 'RoomOpening' });

export const roomView = roomOpeningView
  .extend({ floor: z.int(), name: z.string(), updatedAt: instant })
  .meta({ id: 'Room' });
export type RoomView = z.infer<typeof roomView>;

/** A saved room, with the coming reservations at its tables on dates on which it is closed. */
export const savedRoom = roomView
  .extend({ affected: z.array(strandedReservation) })
  .meta({ id: 'SavedRoom' });
export type SavedRoom = z.infer<typeof savedRoom>;

export const listRooms = defineOperation({
  name: 'listRooms',
  method: 'get',
  path: '/api/rooms',
  audience: 'public',
  cacheable: 'until-new-content',
  summary: 'The rooms by floor, with their season and the day until which they are closed',
  answers: { 200: z.array(roomView), 304: null },
});

export const changeRoom = defineOperation({
  name: 'changeRoom',
  method: 'patch',
  path: '/api/rooms/:floor',
  audience: 'administrator',
  params: z.object({ floor: wholeNumber(fieldMessage('floor_invalid'), { min: 0, max: 2 }) }),
  body: roomChange,
  summary:
    'Changes the season of a room, or closes it until a day; answers the reservations that it strands. Accepts If-Match with updatedAt',
  answers: { 200: savedRoom, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
