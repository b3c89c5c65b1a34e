import {
  closeServiceDay,
  readServiceDayClosing,
} from '#src/contracts/booking/service-day-closing.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type {
  CloseServiceDay,
  ReadServiceDayClosing,
} from '../application/desk/close-service-day.ts';
import { readCommandContext } from './read-command-context.ts';

type UseCases = { readonly read: ReadServiceDayClosing; readonly close: CloseServiceDay };

export const serviceDayClosingController = ({ read, close }: UseCases): Route[] => [
  route(readServiceDayClosing, ({ params }) => read(params.date)),

  route(closeServiceDay, ({ params, body }, ctx) =>
    close(params.date, body, readCommandContext(ctx)),
  ),
];
