import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TurnFacts } from '../domain/turn-facts.ts';
import type { TurnFactsRepository, BookingRules } from './ports.ts';

export type TurnFactsDeps = {
  readonly turnFactsRepository: TurnFactsRepository;
  readonly clock: Clock;
  readonly rules: BookingRules;
};

const MINUTE_MS = 60_000;

/** The returned facts stay valid until commit if the caller has locked the turn. */
export const loadTurnFacts =
  ({ turnFactsRepository, clock, rules }: TurnFactsDeps) =>
  async (date: string, slot: string, tx?: Sql, except?: string): Promise<TurnFacts | null> => {
    const turn = await turnFactsRepository.loadTurn({ date, slot }, tx, except);
    if (!turn) return null;
    const startsAt = clock.instantOf(date, turn.slot.startTime);
    const today = clock.today();
    return {
      ...turn,
      date,
      today,
      lastDay: addDays(today, rules.horizonDays),
      minutesToStart: (startsAt.getTime() - clock.now().getTime()) / MINUTE_MS,
      leadTimeMinutes: rules.leadTimeMinutes,
    };
  };
