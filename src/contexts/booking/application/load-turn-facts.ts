import { addDays } from '#src/kernel/calendar-date.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { SlotFacts, TurnFacts } from '../domain/turn-facts.ts';
import type { TurnFactsRepository, BookingRules, ServiceCalendar } from './ports.ts';

export type TurnFactsDeps = {
  readonly turnFactsRepository: TurnFactsRepository;
  readonly serviceCalendar: ServiceCalendar;
  readonly clock: Clock;
  readonly rules: BookingRules;
};

const MINUTE_MS = 60_000;

/**
 * If the caller has locked the turn, the facts stay valid until commit. The table of the
 * reservation `except` counts as free.
 */
export const loadTurnFacts =
  ({ turnFactsRepository, serviceCalendar, clock, rules }: TurnFactsDeps) =>
  async (date: string, slot: SlotFacts, tx?: Sql, except?: string): Promise<TurnFacts> => {
    const occupancy = await turnFactsRepository.loadOccupancy(
      { date, timeSlotId: slot.id },
      tx,
      except,
    );
    const closed = await serviceCalendar.isClosed(date, slot.mealType, tx);
    const minutesToStart =
      (clock.instantOf(date, slot.startTime).getTime() - clock.now().getTime()) / MINUTE_MS;
    const today = clock.today();
    const lastDay = addDays(today, rules.horizonDays);
    return {
      date,
      today,
      lastDay,
      minutesToStart,
      leadTimeMinutes: rules.leadTimeMinutes,
      closed,
      slot,
      ...occupancy,
    };
  };
