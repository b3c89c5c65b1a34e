import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import {
  calendarDate,
  customerPhone,
  id,
  onlinePartySize,
  optionalText,
  referenceCode,
} from '../common/fields.ts';
import { MAX_LENGTHS } from '../common/limits.ts';
import { normalizeDigits } from '../common/text-input/normalize-reference.ts';
import { reservationStatusView } from './reservations.ts';

const params = z.object({ token: z.string().max(100, fieldMessage('link_invalid')) });
const answers = {
  200: reservationStatusView,
  ...refusalAnswers(400, 403, 404, 409, 413, 415, 429, 503),
};

const describeStep = (name: string, step: string, summary: string) =>
  ({
    name,
    method: 'post',
    path: `/api/reservations/link/:token/${step}`,
    audience: 'public',
    params,
    summary,
    answers,
  }) as const;

export const wantedChange = z
  .strictObject({
    reservationDate: calendarDate(fieldMessage('date_required')),
    timeSlotId: id,
    numberOfPeople: onlinePartySize,
  })
  .meta({ id: 'WantedChange' });
export type WantedChange = z.infer<typeof wantedChange>;

/**
 * Actions of the guest without a request body. They use POST, because mail scanners open links by
 * GET.
 */
export const personalLinkSteps = {
  openLink: defineOperation(
    describeStep('openPersonalLink', 'seen', 'The guest has the page of the personal link open'),
  ),
  confirmVisit: defineOperation(
    describeStep('confirmVisit', 'confirm', 'The guest says that the party will come'),
  ),
  cancelByGuest: defineOperation(
    describeStep('cancelOwnReservation', 'cancel', 'The guest cancels, until the turn begins'),
  ),
  withdrawChange: defineOperation(
    describeStep(
      'withdrawChange',
      'withdraw-change',
      'The guest withdraws the change that was asked for',
    ),
  ),
};

export const askForChange = defineOperation({
  ...describeStep(
    'askForChange',
    'change',
    'The guest asks for another turn or party: fewer people at once, anything else when staff accept',
  ),
  body: wantedChange,
});

export const acceptedTurn = z
  .strictObject({
    reservationDate: calendarDate(fieldMessage('date_required')),
    timeSlotId: id,
  })
  .meta({ id: 'AcceptedTurn' });
export type AcceptedTurn = z.infer<typeof acceptedTurn>;

export const acceptProposal = defineOperation({
  ...describeStep(
    'acceptProposal',
    'proposal',
    'The guest of a declined reservation asks for a free turn instead. Repeating it changes nothing',
  ),
  body: acceptedTurn,
});

export const writeNote = defineOperation({
  ...describeStep('writeNote', 'note', 'The guest changes the note of the reservation'),
  body: z.strictObject({ notes: optionalText(MAX_LENGTHS.notes) }).meta({ id: 'OwnNote' }),
});

export const correctPhone = defineOperation({
  ...describeStep('correctPhone', 'phone', 'The guest corrects the telephone number'),
  body: z.strictObject({ customerPhone }).meta({ id: 'OwnPhone' }),
});

export const lostLink = z
  .strictObject({
    reference: referenceCode,
    phoneEnding: z
      .string(fieldMessage('phone_ending_required'))
      .overwrite(normalizeDigits)
      .regex(/^\d{4}$/, fieldMessage('phone_ending_required')),
  })
  .meta({ id: 'LostLink' });
export type LostLink = z.infer<typeof lostLink>;

export const findLostLink = defineOperation({
  name: 'findLostLink',
  method: 'post',
  path: '/api/reservations/link',
  audience: 'public',
  body: lostLink,
  summary: 'The personal link, by the code and the last four digits of the telephone',
  answers: {
    200: z.object({ link: z.string() }).meta({ id: 'FoundLink' }),
    ...refusalAnswers(400, 403, 404, 413, 415, 429),
  },
});
