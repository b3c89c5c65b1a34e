import type { ReactNode } from 'react';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import type { SearchedSlot, TableChoice } from '../bookingFlowTypes.ts';
import { SummaryAside } from '../search/SummaryAside.tsx';
import { useShortDay } from '../search/useShortDay.ts';
import { useTableChoiceText } from '../useTableChoiceText.ts';

type Props = { searched: SearchedSlot; chosen: TableChoice | null; children: ReactNode };

/**
 * Shows the choice. Phones show it in a bar at the bottom, wide screens in a card beside the step.
 */
export const ChoiceSummary = ({ searched, chosen, children }: Props) => {
  const words = useTranslation();
  const shortDay = useShortDay();
  const table = useTableChoiceText(chosen);
  const { date, numberOfPeople, slot } = searched;
  const { mealType: meal, startTime: start, endTime: end } = slot;
  return (
    <SummaryAside
      when={words('booking.when', { date: shortDay(date), start })}
      what={[words('booking.peopleCount', { n: numberOfPeople }), table].join(' · ')}
      detail={words('booking.arrival', { meal, start, end })}
      isActionElsewhere={false}
    >
      {children}
    </SummaryAside>
  );
};
