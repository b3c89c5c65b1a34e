import { refuse } from '#src/kernel/domain-error.ts';
import { message, type Message } from '#src/messages/message.ts';

export type ReservationUse = { readonly upcoming: number; readonly wasEverReserved: boolean };

/**
 * Decides what the deletion of a table or time slot does. If past reservations refer to it, it is
 * retired, not erased (spec note 11).
 */
export const deletionOutcome = ({
  upcoming,
  wasEverReserved,
}: ReservationUse): 'kept' | 'retired' | 'erased' =>
  upcoming > 0 ? 'kept' : wasEverReserved ? 'retired' : 'erased';

/**
 * Returns false if the row can be erased, and true if it must be retired. Refuses the deletion if
 * the row has upcoming reservations.
 */
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
