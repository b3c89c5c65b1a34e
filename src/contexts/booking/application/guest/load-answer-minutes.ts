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
  /**
   * Lists the requests since an instant that staff answered, each as the period from request to
   * answer.
   */
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

/** Lists the opening hours of several dates, according to the present time slots and closures. */
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
 * Returns a function that computes the usual time to an answer, in minutes of opening hours. It
 * uses the requests of 30 days and caches the result for five minutes.
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
        // A clock change can make the period touch two more dates than it has days.
        DAYS + 2,
        listServiceHours(slots),
      );
      return computeAnswerMinutes(answers, openHours);
    },
  );

export type LoadAnswerMinutes = ReturnType<typeof loadAnswerMinutes>;
