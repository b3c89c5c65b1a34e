import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import type { SearchedSlot, TableChoice } from '../bookingFlowTypes.ts';
import { SummaryAside } from '../search/SummaryAside.tsx';
import { useShortDay } from '../search/useShortDay.ts';
import { useTableChoiceText } from '../useTableChoiceText.ts';

type Props = { searched: SearchedSlot; chosen: TableChoice | null; onContinue: () => void };

/** A bar at the bottom of a phone, and a card beside the tables on a wide screen. */
export const ChoiceSummary = ({ searched, chosen, onContinue }: Props) => {
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
      <Button $variant="submit" onClick={onContinue}>
        {words('booking.continue')}
      </Button>
    </SummaryAside>
  );
};
