import { refuse } from '#src/kernel/domain-error.ts';
import { message, type Message } from '#src/messages/message.ts';

export type ReservationUse = { readonly upcoming: number; readonly wasEverReserved: boolean };

/**
 * A table or time slot with past reservations is retired, not erased, because these reservations
 * refer to it (spec note 11).
 */
export const deletionOutcome = ({
  upcoming,
  wasEverReserved,
}: ReservationUse): 'kept' | 'retired' | 'erased' =>
  upcoming > 0 ? 'kept' : wasEverReserved ? 'retired' : 'erased';

/** Returns false when the row can be erased, and refuses when the row has upcoming reservations. */
export const mustRetire = (use: ReservationUse, subject: Message): boolean => {
  const outcome = deletionOutcome(use);
  if (outcome !== 'kept') return outcome === 'retired';
  const { upcoming } = use;
  return refuse({
    kind: 'conflict',
    message: message('still_reserved', { subject, upcoming }),
    details: { upcoming },
  });
};
