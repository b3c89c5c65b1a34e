import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';

/** Returns the guest's name, or a placeholder, because names are erased after two years. */
export const customerNameOf = ({ customerName }: Pick<QuoteView, 'customerName'>): string =>
  customerName ?? 'Dati cancellati';

export const describeOccasion = ({
  eventDate,
  mealType,
  numberOfPeople,
}: Pick<QuoteView, 'eventDate' | 'mealType' | 'numberOfPeople'>): string =>
  `${formatLongDate(eventDate)}, ${mealType}, ${numberOfPeople} ${numberOfPeople === 1 ? 'persona' : 'persone'}`;
