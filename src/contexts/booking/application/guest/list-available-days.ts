import type {
  AvailabilityDaysSearch,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { computeDays } from '#src/contexts/booking/domain/day-availability.ts';
import { completeTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

const listDates = (from: string, days: number, lastDay: string): string[] =>
  Array.from({ length: days }, (_, day) => addDays(from, day)).filter((date) => date <= lastDay);

/**
 * Returns the availability of each day. Takes no locks, and leaves out days after the last day that
 * guests can book.
 */
export const listAvailableDays =
  (deps: TurnFactsDeps) =>
  async ({ from, days, numberOfPeople }: AvailabilityDaysSearch): Promise<DayAvailability[]> => {
    const today = deps.clock.today();
    if (from < today) refuseField('from', message('date_past'), { code: 'date_past' });
    const dates = listDates(from, days, addDays(today, deps.rules.horizonDays));
    if (dates.length === 0) return [];
    const turns = await deps.turnFactsRepository.loadTurns(dates[0]!, dates.at(-1)!);
    const factsOf = (date: string) =>
      (turns.get(date) ?? []).map((turn) => completeTurnFacts(deps, date, turn));
    return computeDays(numberOfPeople, new Map(dates.map((date) => [date, factsOf(date)])));
  };

export type ListAvailableDays = ReturnType<typeof listAvailableDays>;
