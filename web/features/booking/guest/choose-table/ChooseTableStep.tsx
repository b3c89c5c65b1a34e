import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import type { BookingFlow, SearchedSlot } from '../bookingFlowTypes.ts';
import { backToSlots, detailsOpened } from '../bookingFlowSlice.ts';
import { isTableSelectable, toCovers } from './coverAvailability.ts';
import { ChooseTableSidebar } from './ChooseTableSidebar.tsx';
import { LargePartyNote } from '../search/LargePartyNote.tsx';
import { BottomBar, StepColumns, StepHeader } from '../stepLayout.ts';
import { TableSearchResult } from './TableSearchResult.tsx';
import { WaitingListInvitation } from '../waiting-list/WaitingListInvitation.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { useAvailableTables } from './useAvailableTables.ts';
import { useBookingSummaryText } from '../useBookingSummaryText.ts';

type Step = Extract<BookingFlow, { step: 'choosing' }>;

const Note = styled(LargePartyNote)`
  margin-top: 22px;
`;

export const ChooseTableStep = ({ searched, chosen, conflict }: Step) => {
  const words = useTranslation();
  const search = useAvailableTables(searched, conflict);
  const { availability } = search;
  const proceed = useProceed(searched, chosen, availability);
  const continueButton = (
    <Button $variant="submit" onClick={proceed}>
      {words('booking.continue')}
    </Button>
  );
  return (
    <StepColumns>
      <section aria-labelledby="tables-title">
        <Header searched={searched} />
        <TableSearchResult
          search={search}
          party={searched.numberOfPeople}
          chosen={chosen}
          conflict={conflict}
        />
        <WaitingListInvitation searched={searched} availability={availability} />
        <Note />
      </section>
      <ChooseTableSidebar
        searched={searched}
        chosen={chosen}
        covers={toCovers(availability?.capacityInfo)}
        known={availability !== null && !availability.closed && !availability.begun}
      >
        {continueButton}
      </ChooseTableSidebar>
      <BottomBar>
        <span>{chosen?.tableName ?? words('booking.noneChosen')}</span>
        {continueButton}
      </BottomBar>
    </StepColumns>
  );
};

const Header = ({ searched }: { searched: SearchedSlot }) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { whole } = useBookingSummaryText(searched);
  return (
    <StepHeader>
      <div>
        <h2 id="tables-title" ref={heading} tabIndex={-1}>
          {words('booking.tables')}
        </h2>
        <p>{whole}</p>
      </div>
      <Button $variant="secondary" $size="sm" onClick={() => dispatch(backToSlots())}>
        <span aria-hidden="true">←</span> {words('booking.back')}
      </Button>
    </StepHeader>
  );
};

const useProceed = (
  { numberOfPeople }: SearchedSlot,
  chosen: Step['chosen'],
  availability: Availability | null,
) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const { toast } = useToast();
  return () => {
    const slot = availability?.availableSlots.find(({ tableId }) => tableId === chosen?.tableId);
    if (slot && isTableSelectable(slot, numberOfPeople))
      dispatch(detailsOpened(createIdempotencyKey()));
    else
      toast({
        title: words('error.title'),
        description: words('booking.chooseFirst'),
        variant: 'destructive',
      });
  };
};
