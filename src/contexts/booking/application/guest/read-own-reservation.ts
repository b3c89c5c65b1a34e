import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { GuestLinks, ReservationLookups } from '../ports.ts';
import { findProposals, type ProposalDeps } from './find-proposals.ts';
import type { LoadAnswerMinutes } from './load-answer-minutes.ts';

type Deps = ProposalDeps & {
  readonly reservations: Pick<ReservationLookups, 'findStatus' | 'findReplacement'>;
  readonly links: Pick<GuestLinks, 'createLink'>;
  readonly loadAnswerMinutes: LoadAnswerMinutes;
};
type Found = NonNullable<Awaited<ReturnType<ReservationLookups['findStatus']>>>;
type Alternatives = Pick<ReservationStatusView, 'proposals' | 'replacementLink'>;

const loadAlternatives = async (
  deps: Deps,
  id: string,
  { outcome }: Found,
): Promise<Alternatives> => {
  if (outcome !== 'rejected' && outcome !== 'cancelled_by_staff') return {};
  const replacement = await deps.reservations.findReplacement(id);
  if (replacement !== null) return { replacementLink: deps.links.createLink(replacement) };
  const proposals = await findProposals(deps)(id);
  return proposals.length > 0 ? { proposals } : {};
};

/** Returns the reservation for the holder of its personal link, or null if it is unknown. */
export const readOwnReservation =
  (deps: Deps) =>
  async (id: string): Promise<ReservationStatusView | null> => {
    const found = await deps.reservations.findStatus(id);
    if (!found) return null;
    const { status, reservationDate, startTime } = found;
    const isOpen = status === 'pending' || status === 'confirmed';
    const isChangeable =
      isOpen && deps.clock.now() < deps.clock.instantOf(reservationDate, startTime);
    const answerMinutes = status === 'pending' ? await deps.loadAnswerMinutes() : null;
    const alternatives = await loadAlternatives(deps, id, found);
    return { ...found, isChangeable, answerMinutes, ...alternatives };
  };

export type ReadOwnReservation = ReturnType<typeof readOwnReservation>;
