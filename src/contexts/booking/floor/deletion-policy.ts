import { refuse } from '#src/kernel/domain-error.ts';

/** Of a table or of a time slot: reservations still to come, and whether any was ever made with it. */
export type ReservationUse = { readonly upcoming: number; readonly wasEverReserved: boolean };

/** What becomes of a table or slot that staff delete (decision 11). `kept`: it is still needed. */
export const deletionOutcome = ({
  upcoming,
  wasEverReserved: ever,
}: ReservationUse): 'kept' | 'retired' | 'erased' =>
  upcoming > 0 ? 'kept' : ever ? 'retired' : 'erased';

/**
 * Refuses to delete what reservations to come rely on.
 *
 * @param thing with its article, as a sentence begins: `Il tavolo «Loggia 1»`
 * @returns whether it is to be retired rather than erased
 * @throws DomainError conflict still_reserved, `details: { upcoming }`
 */
export const mustRetire = (held: ReservationUse, thing: string): boolean => {
  const fate = deletionOutcome(held);
  if (fate !== 'kept') return fate === 'retired';
  const { upcoming } = held;
  return refuse({
    kind: 'conflict',
    code: 'still_reserved',
    details: { upcoming },
    message:
      upcoming === 1
        ? `${thing} ha una prenotazione futura: spostala o annullala prima di eliminare.`
        : `${thing} ha ${upcoming} prenotazioni future: spostale o annullale prima di eliminare.`,
  });
};
