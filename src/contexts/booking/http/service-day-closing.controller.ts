import {
  closeServiceDay,
  readServiceDayClosing,
} from '#src/contracts/booking/service-day-closing.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import { readIfMatch } from '#src/platform/http/requests/if-match.ts';
import type {
  CloseServiceDay,
  ReadServiceDayClosing,
} from '../application/desk/close-service-day.ts';

type UseCases = { readonly read: ReadServiceDayClosing; readonly close: CloseServiceDay };

export const serviceDayClosingController = ({ read, close }: UseCases): Route[] => [
  route(readServiceDayClosing, ({ params }) => read(params.date)),

  route(closeServiceDay, ({ params, body }, ctx) =>
    close(params.date, body, {
      actor: `staff:${ctx.state.staff!.id}`,
      expectedVersion: readIfMatch(ctx),
    }),
  ),
];
