import { refuse } from '#src/kernel/domain-error.ts';

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

/**
 * Returns false when the row can be erased, and refuses when the row has upcoming reservations.
 * `thing` begins the Italian message: `Il tavolo «Loggia 1»`.
 */
export const mustRetire = (use: ReservationUse, thing: string): boolean => {
  const outcome = deletionOutcome(use);
  if (outcome !== 'kept') return outcome === 'retired';
  const { upcoming } = use;
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
