import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { memoizeByVersion } from '#src/kernel/coalesce-and-memoize.ts';
import {
  computeAnswerMinutes,
  listServiceHours,
  type Period,
  type ServiceHours,
} from '#src/contexts/booking/domain/response-time.ts';
import type { TurnFactsRepository } from '../ports.ts';

export interface AnsweredRequests {
  /** The requests since an instant that staff answered, from the request to the answer. */
  listSince(since: Date): Promise<Period[]>;
}

export interface ClosedServices {
  listClosedMeals(
    from: string,
    days: number,
  ): Promise<readonly { readonly date: string; readonly meal: MealType }[]>;
}

type Deps = {
  readonly clock: Clock;
  readonly answeredRequests: AnsweredRequests;
  readonly closures: ClosedServices;
  readonly turnFactsRepository: Pick<TurnFactsRepository, 'listSlots'>;
};

const DAYS = 30;
const DAY_MS = 86_400_000;
const CACHE_MS = 300_000;

/** Opening hours of some dates, by the present time slots and closures. */
export const listOpenHours = async (
  { clock, closures }: Pick<Deps, 'clock' | 'closures'>,
  firstDay: string,
  days: number,
  services: readonly ServiceHours[],
): Promise<Period[]> => {
  const dates = Array.from({ length: days }, (_, day) => addDays(firstDay, day));
  const closed = new Set(
    (await closures.listClosedMeals(firstDay, dates.length)).map(
      ({ date, meal }) => `${date} ${meal}`,
    ),
  );
  return dates.flatMap((date) =>
    services
      .filter(({ meal }) => !closed.has(`${date} ${meal}`))
      .map(({ startTime, endTime }) => ({
        from: clock.instantOf(date, startTime).getTime(),
        until: clock.instantOf(date, endTime).getTime(),
      })),
  );
};

/**
 * How long staff usually take to answer, from the log of the last 30 days. Opening hours are those
 * of today's time slots and closures. The result is cached for five minutes.
 */
export const loadAnswerMinutes = (deps: Deps): (() => Promise<number | null>) =>
  memoizeByVersion(
    () => Promise.resolve(String(Math.floor(deps.clock.now().getTime() / CACHE_MS))),
    async () => {
      const since = new Date(deps.clock.now().getTime() - DAYS * DAY_MS);
      const [answers, slots] = await Promise.all([
        deps.answeredRequests.listSince(since),
        deps.turnFactsRepository.listSlots(),
      ]);
      const openHours = await listOpenHours(
        deps,
        deps.clock.dateOf(since),
        // Between the first and the last instant lie at most two more dates than whole days.
        DAYS + 2,
        listServiceHours(slots),
      );
      return computeAnswerMinutes(answers, openHours);
    },
  );

export type LoadAnswerMinutes = ReturnType<typeof loadAnswerMinutes>;
