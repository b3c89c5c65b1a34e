import type { OpenRequest } from '#src/contracts/booking/open-request-operations.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import { fitRequests, type Fit } from '#src/contexts/booking/domain/fit-requests.ts';
import type { ReservationList } from '../ports.ts';
import { findAlternatives } from '../guest/find-alternatives.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';
import { readTurnsOnce } from '../read-turns-once.ts';

type Deps = TurnFactsDeps & { readonly reservationList: Pick<ReservationList, 'listOpen'> };

const NO_FIT: Fit = { fits: false, table: null };

const groupByTurn = (requests: readonly ReservationView[]): ReservationView[][] => {
  const turns = new Map<string, ReservationView[]>();
  for (const request of requests) {
    const key = `${request.reservationDate} ${request.timeSlotId}`;
    turns.set(key, [...(turns.get(key) ?? []), request]);
  }
  return [...turns.values()];
};

/** Requests of one turn are fitted in the order in which they came in. */
const fitTurn = async (deps: Deps, requests: readonly ReservationView[]) => {
  const { reservationDate, timeSlotId } = requests[0]!;
  const facts = await loadTurnFacts(deps)(reservationDate, timeSlotId);
  const oldestFirst = requests.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return facts ? fitRequests(oldestFirst, facts) : new Map<string, Fit>();
};

const findAlternative = async (
  deps: Deps,
  {
    reservationDate: date,
    timeSlotId,
    timeSlotData: { startTime },
    numberOfPeople,
  }: ReservationView,
) => {
  const wanted = { date, timeSlotId, startTime, mealType: mealTypeOf(startTime) };
  const [nearest] = await findAlternatives(deps)(wanted, numberOfPeople, undefined, 1);
  return nearest ?? null;
};

const toOpenRequest = async (
  deps: Deps,
  reservation: ReservationView,
  fits: ReadonlyMap<string, Fit>,
): Promise<OpenRequest> => {
  if (reservation.status !== 'pending')
    return { reservation, fits: null, table: null, alternative: null };
  const fit = fits.get(reservation.id) ?? NO_FIT;
  const alternative = fit.fits ? null : await findAlternative(deps, reservation);
  return { reservation, ...fit, alternative };
};

/** Takes no locks: accepting a request checks everything again. */
export const listOpenRequests = (allDeps: Deps) => async (): Promise<OpenRequest[]> => {
  const deps = {
    ...allDeps,
    turnFactsRepository: readTurnsOnce(allDeps.turnFactsRepository),
  };
  const open = await deps.reservationList.listOpen();
  const pending = open.filter(({ status }) => status === 'pending');
  const fits = new Map<string, Fit>();
  for (const requests of groupByTurn(pending))
    for (const [id, fit] of await fitTurn(deps, requests)) fits.set(id, fit);
  const answers: OpenRequest[] = [];
  for (const reservation of open) answers.push(await toOpenRequest(deps, reservation, fits));
  return answers;
};

export type ListOpenRequests = ReturnType<typeof listOpenRequests>;
