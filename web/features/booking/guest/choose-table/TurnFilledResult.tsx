import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useAvailableDaysQuery } from '#web/features/booking/bookingApi.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { toDaysSearch } from '../search/daysWindow.ts';
import { findOffersAfterLoss } from '../search/findOffers.ts';
import { Offers } from '../search/Offers.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';

const Box = styled.p`
  padding: 1rem 1.25rem;
  font-weight: 600;
  line-height: 1.4;
  border-left: 6px solid ${tone.night.edge};
  background: ${tone.night.ground};
  color: ${tone.night.text};
`;

/**
 * Says that the turn has filled up since the guest chose it. Offers the other turns of that meal
 * first, then the same turn on the nearest days.
 */
export const TurnFilledResult = ({ searched }: { searched: SearchedSlot }) => {
  const words = useTranslation();
  const today = useSelector(selectToday);
  const box = useFocusOnMount<HTMLParagraphElement>();
  const { date, numberOfPeople, slot } = searched;
  const draft = { date, numberOfPeople, mealType: slot.mealType, timeSlot: slot.id };
  const { currentData: days = [] } = useAvailableDaysQuery(toDaysSearch(draft, today), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <Box id="tables-title" role="alert" tabIndex={-1} ref={box}>
        {words('booking.turnFilled', { time: slot.startTime })}
      </Box>
      <Offers offers={findOffersAfterLoss(days, searched)} people={numberOfPeople} />
    </>
  );
};
