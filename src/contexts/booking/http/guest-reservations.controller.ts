import {
  readReservationStatus,
  requestReservation,
  readDailyCapacity,
} from '#src/contracts/booking/reservation-operations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { markReplayed, type GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { DailyCapacityQuery, GuestLinks, ReservationLookups } from '../application/ports.ts';
import type { RequestReservation } from '../application/guest/request-reservation.ts';

type UseCases = {
  readonly submit: RequestReservation;
  readonly reservations: ReservationLookups;
  readonly dailyCapacity: DailyCapacityQuery;
  readonly links: GuestLinks;
  readonly guard: GuardRequest;
};

const refuseUnknownReservation = () =>
  refuse({ kind: 'not-found', message: message('reservation_unknown') });

export const guestReservationsController = ({
  submit,
  reservations,
  dailyCapacity,
  links,
  guard,
}: UseCases): Route[] => [
  route(requestReservation, async ({ body: { website, ...request } }, ctx) =>
    markReplayed(
      ctx,
      await submit(request, await guard(ctx, requestReservation.name, { asked: request, website })),
    ),
  ),

  route(readDailyCapacity, ({ query }) => dailyCapacity.loadStatistics(query.date)),

  route(readReservationStatus, async ({ params }) => {
    const id = links.findReservationId(params.token) ?? refuseUnknownReservation();
    return (await reservations.findStatus(id)) ?? refuseUnknownReservation();
  }),
];
