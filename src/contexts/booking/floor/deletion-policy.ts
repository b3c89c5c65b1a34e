import { refuse } from '#src/kernel/domain-error.ts';

export type ReservationUse = { readonly upcoming: number; readonly wasEverReserved: boolean };

/** Past reservations keep retired rows (spec note 11). */
export const deletionOutcome = ({
  upcoming,
  wasEverReserved,
}: ReservationUse): 'kept' | 'retired' | 'erased' =>
  upcoming > 0 ? 'kept' : wasEverReserved ? 'retired' : 'erased';

/**
 * @param thing subject of the Italian sentence: `Il tavolo «Loggia 1»`
 * @returns true to retire, false to erase
 * @throws DomainError conflict still_reserved, `details: { upcoming }`
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
