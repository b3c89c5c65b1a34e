import type { Context } from 'koa';
import { searchAvailability } from '#src/contracts/booking/reservation-operations.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type { TurnFactsRepository } from '../application/ports.ts';
import type { SearchAvailability } from '../application/guest/search-availability.ts';

type UseCases = {
  readonly search: SearchAvailability;
  readonly guardSearch: (ctx: Context) => Promise<void>;
  readonly turnFactsRepository: TurnFactsRepository;
};

export const availabilityController = ({
  search,
  guardSearch,
  turnFactsRepository,
}: UseCases): Route[] => [
  route(searchAvailability, async ({ query }, ctx) => {
    await guardSearch(ctx);
    return search(query);
  }),

  route(listTimeSlots, async (_, ctx) => {
    const slots = await turnFactsRepository.listSlots();
    return ctx.state.staff?.role === 'administrator'
      ? slots
      : slots.filter(({ isActive }) => isActive);
  }),
];
