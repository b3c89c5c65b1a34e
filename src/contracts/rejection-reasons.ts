import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';

/** Reasons for a rejection. The server stores `not_given` if staff name none. */
export const rejectionReason = z.enum(
  ['no_room', 'house_closed', 'short_notice', 'invalid_contact', 'duplicate', 'other', 'not_given'],
  fieldMessage('reason_invalid'),
);
export type RejectionReason = z.infer<typeof rejectionReason>;

export const rejectionReasonLabel: Record<RejectionReason, string> = {
  no_room: 'Al completo',
  house_closed: 'Locale chiuso',
  short_notice: 'Poco preavviso',
  invalid_contact: 'Contatti non validi',
  duplicate: 'Richiesta doppia',
  other: 'Altro motivo',
  not_given: 'Non indicato',
};

export const offeredRejectionReasons: readonly RejectionReason[] = rejectionReason.options.filter(
  (reason) => reason !== 'not_given',
);

export const REASON_WITHOUT_REJECTION = fieldMessage('reason_without_rejection');
