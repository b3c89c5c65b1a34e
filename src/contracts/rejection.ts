import { z } from 'zod';

/** Why staff rejected a request for a table or a quote. `not_given` is recorded for a rejection without a reason. */
export const rejectionReason = z.enum(
  ['no_room', 'house_closed', 'short_notice', 'invalid_contact', 'duplicate', 'other', 'not_given'],
  'Motivo non valido',
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

/** The reasons that the screens offer, in their order. */
export const offeredRejectionReasons: readonly RejectionReason[] = rejectionReason.options.filter(
  (reason) => reason !== 'not_given',
);

/** Message for a reason that comes with anything but a rejection. */
export const REASON_WITHOUT_REJECTION = 'Il motivo vale solo per un rifiuto';
