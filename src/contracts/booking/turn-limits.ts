import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { strandedReservation } from '../closures.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { calendarDate, id, instant, mealType, optionalLine, timeOfDay } from '../common/fields.ts';
import { LIMIT_REASON_LENGTH, MAX_TURN_COVERS } from '../common/limits.ts';
import { wholeNumber } from '../common/whole-number.ts';

/** Kinds of limits that staff can set for one evening. */
export const turnLimitKind = z.enum(
  ['covers', 'online_stopped', 'full', 'room_closed', 'kitchen_closes'],
  fieldMessage('limit_kind_required'),
);
export type StaffTurnLimitKind = z.infer<typeof turnLimitKind>;

const scope = {
  date: calendarDate(fieldMessage('date_required')),
  /** Turn that is limited. Without turn and meal, the limit applies to the whole service day. */
  timeSlotId: id.nullish(),
  mealType: mealType.nullish(),
  reason: optionalLine(LIMIT_REASON_LENGTH),
  /** End of the limit. By default this is the end of the service day, at 04:00. */
  until: z.iso.datetime({ offset: true, error: fieldMessage('limit_until_invalid') }).optional(),
};

const COVERS = fieldMessage('limit_covers_invalid');
const ROOM = fieldMessage('room_required');
const covers = wholeNumber(COVERS, { min: 0, max: MAX_TURN_COVERS });
const floor = wholeNumber(ROOM, { min: 0, max: 2 });

export const turnLimitDraft = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ ...scope, kind: z.literal('covers'), covers }),
      z.strictObject({ ...scope, kind: z.literal('online_stopped') }),
      z.strictObject({ ...scope, kind: z.literal('full') }),
      z.strictObject({ ...scope, kind: z.literal('room_closed'), floor }),
      z.strictObject({ ...scope, kind: z.literal('kitchen_closes'), time: timeOfDay }),
    ],
    fieldMessage('limit_kind_required'),
  )
  .refine(({ timeSlotId, mealType: meal }) => !(timeSlotId && meal), {
    path: ['timeSlotId'],
    message: fieldMessage('turn_or_meal'),
  })
  .meta({ id: 'TurnLimitDraft' });
export type TurnLimitDraft = z.infer<typeof turnLimitDraft>;

export const turnLimitView = z
  .object({
    id,
    date: z.iso.date(),
    timeSlotId: id.nullable(),
    slotStart: timeOfDay.nullable(),
    mealType: mealType.nullable(),
    /** Kind of the limit. `held` means covers that a private event takes from the turn. */
    kind: z.enum([...turnLimitKind.options, 'held']),
    covers: z.int().nullable(),
    floor: z.int().nullable(),
    time: timeOfDay.nullable(),
    /** End of the limit, or null if it has no fixed end. */
    until: instant.nullable(),
    reason: z.string().nullable(),
    /**
     * Id of the quote that caused the limit. Staff can end such a limit only by changing the quote.
     */
    quoteId: id.nullable(),
    setAt: instant,
    /**
     * Number of reservations without a seat because of the limit, and of requests that wait under
     * it.
     */
    stranded: z.int(),
  })
  .meta({ id: 'TurnLimit' });
export type TurnLimitView = z.infer<typeof turnLimitView>;

export const savedTurnLimit = turnLimitView
  .extend({ affected: z.array(strandedReservation) })
  .meta({ id: 'SavedTurnLimit' });
export type SavedTurnLimit = z.infer<typeof savedTurnLimit>;

const byId = z.object({ id });

export const listTurnLimits = defineOperation({
  name: 'listTurnLimits',
  method: 'get',
  path: '/api/turn-limits',
  audience: 'desk',
  query: z.object({ date: calendarDate(fieldMessage('date_required')) }),
  summary: 'The limits of the service that apply on a date, in the order in which they were set',
  answers: { 200: z.array(turnLimitView), ...refusalAnswers(400, 401) },
});

export const setTurnLimit = defineOperation({
  name: 'setTurnLimit',
  method: 'post',
  path: '/api/turn-limits',
  audience: 'administrator',
  body: turnLimitDraft,
  summary:
    'Limits the turns of a date, instead of the same limit of the same turns; answers the reservations that it strands',
  answers: { 201: savedTurnLimit, ...refusalAnswers(400, 401, 403, 413, 415, 503) },
});

export const endTurnLimit = defineOperation({
  name: 'endTurnLimit',
  method: 'delete',
  path: '/api/turn-limits/:id',
  audience: 'administrator',
  params: byId,
  summary: 'Ends a limit of staff: guests can book again what is free',
  answers: { 200: z.object({ id }), ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const listStrandedByLimit = defineOperation({
  name: 'listStrandedByLimit',
  method: 'get',
  path: '/api/turn-limits/:id/affected',
  audience: 'administrator',
  params: byId,
  summary: 'The reservations to come that a limit strands, and requests that wait under it',
  answers: { 200: z.array(strandedReservation), ...refusalAnswers(400, 401, 404) },
});
