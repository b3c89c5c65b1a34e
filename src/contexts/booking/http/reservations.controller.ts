import {
  followReservation,
  requestReservation,
  reservationStatistics,
} from '../../../contracts/booking-calls.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { answerOnce, type GuardRequest } from '../../../platform/http/attempt.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { CapacityBoard, GuestLinks, ReservationDesk } from '../application/ports.ts';
import type { RequestReservation } from '../application/request-reservation.ts';

type UseCases = {
  readonly request: RequestReservation;
  readonly desk: ReservationDesk;
  readonly board: CapacityBoard;
  readonly links: GuestLinks;
  readonly guard: GuardRequest;
};

const unknown = () =>
  refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

/** What a guest asks for, and the staff's count of it. */
export const reservationsController = ({
  request,
  desk,
  board,
  links,
  guard,
}: UseCases): Route[] => [
  route(requestReservation, async ({ body: { website, ...asked } }, ctx) =>
    answerOnce(
      ctx,
      await request(asked, await guard(ctx, requestReservation.name, { asked, website })),
    ),
  ),

  route(reservationStatistics, ({ query }) => board.statistics(query.date)),

  route(followReservation, async ({ params }) => {
    const id = links.reservationOf(params.token) ?? unknown();
    return (await desk.standing(id)) ?? unknown();
  }),
];
