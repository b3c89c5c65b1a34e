import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { calendarDate, honeypotFields, id } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import {
  waitingListEntryView,
  waitingListReceipt,
  waitingListRequest,
  waitingListState,
} from './waiting-list.ts';

const byToken = z.object({ token: z.string().max(100, fieldMessage('link_invalid')) });
const byId = z.object({ id });

export const joinWaitingList = defineOperation({
  name: 'joinWaitingList',
  method: 'post',
  path: '/api/waiting-list',
  audience: 'public',
  body: waitingListRequest.extend(honeypotFields).meta({ id: 'WaitingListForm' }),
  summary:
    'A guest waits for a seat in full turns; a freed seat is offered in order of arrival. 409 with details.freeTurn if a turn is not full. Accepts Idempotency-Key',
  answers: { 201: waitingListReceipt, ...refusalAnswers(400, 403, 409, 413, 415, 422, 429, 503) },
});

export const readWaitingListState = defineOperation({
  name: 'readWaitingListState',
  method: 'get',
  path: '/api/waiting-list/link/:token',
  audience: 'public',
  params: byToken,
  summary: 'What a guest waits for, and the offer, for the holder of the personal link',
  answers: { 200: waitingListState, ...refusalAnswers(400, 404, 429) },
});

const defineLinkAnswer = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  summary: string,
) =>
  defineOperation({
    name,
    method: 'post',
    path: `/api/waiting-list/link/:token/${path}`,
    audience: 'public',
    params: byToken,
    summary,
    answers: { 200: waitingListState, ...refusalAnswers(400, 403, 404, 409, 429, 503) },
  });

export const acceptOfferedSeat = defineLinkAnswer(
  'acceptOfferedSeat',
  'accept',
  'Takes the offered seat: the reservation is confirmed, or pending if the offer needs staff',
);
export const declineOfferedSeat = defineLinkAnswer(
  'declineOfferedSeat',
  'decline',
  'Leaves the offered seat to the next guest; the other turns stay',
);
export const leaveWaitingList = defineLinkAnswer(
  'leaveWaitingList',
  'leave',
  'Leaves the waiting list',
);

export const listWaitingList = defineOperation({
  name: 'listWaitingList',
  method: 'get',
  path: '/api/waiting-list',
  audience: 'desk',
  query: z.object({ date: calendarDate(fieldMessage('date_required')) }),
  summary: 'The waiting list of a date, in order of arrival',
  answers: { 200: z.array(waitingListEntryView), ...refusalAnswers(400, 401) },
});

export const offerSeat = defineOperation({
  name: 'offerSeat',
  method: 'post',
  path: '/api/waiting-list/:id/offer',
  audience: 'dining-room',
  params: byId,
  body: z.strictObject({ timeSlotId: id }).meta({ id: 'SeatOfferRequest' }),
  summary: 'Staff offer a seat out of order; refused if the party does not fit',
  answers: { 200: waitingListEntryView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const markWaitingGuestInformed = defineOperation({
  name: 'markWaitingGuestInformed',
  method: 'post',
  path: '/api/waiting-list/:id/informed',
  audience: 'dining-room',
  params: byId,
  body: z
    .strictObject({ channel: z.enum(['whatsapp', 'phone'], fieldMessage('channel_required')) })
    .meta({ id: 'WaitingGuestInformed' }),
  summary: 'Staff told the guest of the open offer',
  answers: { 200: waitingListEntryView, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
