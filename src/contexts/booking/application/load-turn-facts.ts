import { findReopeningMonth } from '#src/contracts/booking/room-season.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { TurnFacts } from '../domain/turn-facts.ts';
import { limitTurn } from '../domain/turn-limits.ts';
import type { BookingRules, TurnFactsRepository, TurnSnapshot } from './ports.ts';

export type TurnFactsDeps = {
  readonly turnFactsRepository: TurnFactsRepository;
  readonly clock: Clock;
  readonly rules: BookingRules;
};

const MINUTE_MS = 60_000;

export const completeTurnFacts = (
  { clock, rules }: Pick<TurnFactsDeps, 'clock' | 'rules'>,
  date: string,
  { limits, ...turn }: TurnSnapshot,
): TurnFacts => {
  const startsAt = clock.instantOf(date, turn.slot.startTime);
  const today = clock.today();
  return {
    ...turn,
    ...limitTurn(turn.slot, limits, clock.now()),
    date,
    today,
    lastDay: addDays(today, rules.horizonDays),
    minutesToStart: (startsAt.getTime() - clock.now().getTime()) / MINUTE_MS,
    leadTimeMinutes: rules.leadTimeMinutes,
    floorsOutOfSeason: rules.rooms
      .filter(({ season }) => findReopeningMonth(season, date) !== null)
      .map(({ floor }) => floor),
    kitchenPace: rules.kitchenPace,
  };
};

/**
 * Returns the facts of a turn, or null if the time slot is unknown. They stay valid until commit if
 * the caller has locked the turn.
 */
export const loadTurnFacts =
  (deps: TurnFactsDeps) =>
  async (date: string, slot: string, tx?: Sql, except?: string): Promise<TurnFacts | null> => {
    const turn = await deps.turnFactsRepository.loadTurn({ date, slot }, tx, except);
    return turn && completeTurnFacts(deps, date, turn);
  };
