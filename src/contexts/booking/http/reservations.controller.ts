import {
  followReservation, listReservations, requestReservation, reservationStatistics, settleReservation,
} from '../../../contracts/booking-calls.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { answerOnce, type AttemptOf } from '../../../platform/http/attempt.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { CapacityBoard, GuestLinks, ReservationDesk } from '../application/ports.ts';
import type { RequestReservation } from '../application/request-reservation.ts';
import type { SettleReservation } from '../application/settle-reservation.ts';

type UseCases = {
  readonly request: RequestReservation;
  readonly settle: SettleReservation;
  readonly desk: ReservationDesk;
  readonly board: CapacityBoard;
  readonly links: GuestLinks;
  readonly attemptOf: AttemptOf;
};

const commandFor = { confirmed: 'Confirm', cancelled: 'Reject' } as const;

const unknown = () => refuse({ kind: 'not-found', code: 'reservation_unknown', message: 'Prenotazione non trovata' });

export const reservationsController = ({ request, settle, desk, board, links, attemptOf }: UseCases): Route[] => [
  route(requestReservation, async ({ body }, ctx) =>
    answerOnce(ctx, await request(body, attemptOf(ctx, requestReservation.name, body)))),

  route(reservationStatistics, ({ query }) => board.statistics(query.date)),

  route(followReservation, async ({ params }) => {
    const id = links.reservationOf(params.token) ?? unknown();
    return (await desk.standing(id)) ?? unknown();
  }),

  route(listReservations, () => desk.list()),

  route(settleReservation, ({ params, body }, ctx) => settle(params.id, commandFor[body.status], `staff:${ctx.state.staff!.id}`)),
];
