import { dayAfter } from '../../../kernel/calendar-date.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import type { SlotFacts, TurnFacts } from '../domain/turn.ts';
import type { DiningRoom, HouseRules, ServiceCalendar } from './ports.ts';

export type FactsDeps = {
  readonly diningRoom: DiningRoom;
  readonly serviceCalendar: ServiceCalendar;
  readonly clock: Clock;
  readonly rules: HouseRules;
};

const MINUTE_MS = 60_000;

/** Everything a decision about a turn needs. Under a held turn the facts stay true until commit. */
export const turnFacts =
  ({ diningRoom, serviceCalendar, clock, rules }: FactsDeps) =>
  async (date: string, slot: SlotFacts, tx?: Sql, except?: string): Promise<TurnFacts> => {
    const room = await diningRoom.turn({ date, timeSlotId: slot.id }, tx, except);
    const closed = await serviceCalendar.isClosed(date, slot.mealType, tx);
    const minutesToStart =
      (clock.instantOf(date, slot.startTime).getTime() - clock.now().getTime()) / MINUTE_MS;
    const today = clock.today();
    const lastDay = dayAfter(today, rules.horizonDays);
    return {
      date,
      today,
      lastDay,
      minutesToStart,
      leadTimeMinutes: rules.leadTimeMinutes,
      closed,
      slot,
      ...room,
    };
  };
