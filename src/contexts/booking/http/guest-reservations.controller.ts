import { readAnswerTime } from '#src/contracts/booking/response-time.ts';
import {
  requestReservation,
  readDailyCapacity,
} from '#src/contracts/booking/reservation-operations.ts';
import { markReplayed, type GuardRequest } from '#src/platform/http/requests/idempotency-key.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { DailyCapacityQuery } from '../application/ports.ts';
import type { LoadAnswerMinutes } from '../application/guest/load-answer-minutes.ts';
import type { RequestReservation } from '../application/guest/request-reservation.ts';

type UseCases = {
  readonly submit: RequestReservation;
  readonly dailyCapacity: DailyCapacityQuery;
  readonly loadAnswerMinutes: LoadAnswerMinutes;
  readonly guard: GuardRequest;
};

export const guestReservationsController = ({
  submit,
  dailyCapacity,
  loadAnswerMinutes,
  guard,
}: UseCases): Route[] => [
  route(requestReservation, async ({ body: { website, ...request } }, ctx) =>
    markReplayed(
      ctx,
      await submit(request, await guard(ctx, requestReservation.name, { asked: request, website })),
    ),
  ),

  route(readAnswerTime, async () => ({ minutes: await loadAnswerMinutes() })),

  route(readDailyCapacity, ({ query }) => dailyCapacity.loadStatistics(query.date)),
];
