import { createReservationList } from './adapters/reservation-list.postgres.ts';
import { readKitchenDay } from './application/desk/read-kitchen-day.ts';
import { kitchenController } from './http/kitchen.controller.ts';
import type { Route } from '#src/platform/http/pipeline/route.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';

export const createKitchenRoutes = ({ sql }: AppServices, deps: BookingDeps): readonly Route[] =>
  kitchenController(
    readKitchenDay({ reservationList: createReservationList(sql, deps), clock: deps.clock }),
  );
