import type { Refusal } from '#src/kernel/domain-error.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { TurnFacts } from './turn-facts.ts';

export const dateIsWithinHorizon = (_: unknown, { date, lastDay }: TurnFacts): Refusal | null => {
  if (date <= lastDay) return null;
  const message = `Si può prenotare fino a ${formatLongDate(lastDay)}.`;
  return {
    kind: 'invalid',
    code: 'date_too_far',
    message,
    fields: { reservationDate: message },
    details: { lastDay },
  };
};
