import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import type { Availability } from '#src/contracts/booking/availability.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import type { BookingFlow, SearchedSlot } from '../bookingFlowTypes.ts';
import { backToSlots, detailsOpened } from '../bookingFlowSlice.ts';
import { FreeTurnsNearby } from './FreeTurnsNearby.tsx';
import { isTableSelectable } from './coverAvailability.ts';
import { ChoiceSummary } from './ChoiceSummary.tsx';
import { LargePartyNote } from '../search/LargePartyNote.tsx';
import { StepHeader } from '../stepLayout.ts';
import { Stack, TableSearchResult } from './TableSearchResult.tsx';
import { TurnFilledResult } from './TurnFilledResult.tsx';
import { WaitingListInvitation } from '../waiting-list/WaitingListInvitation.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { isTurnFilled, useAvailableTables } from './useAvailableTables.ts';
import { useBookingSummaryText } from '../useBookingSummaryText.ts';
import { useRoomChoice } from './useRoomChoice.ts';

type Step = Extract<BookingFlow, { step: 'choosing' }>;

const Columns = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.75rem 2.5rem;
  align-items: start;
  padding-block: 1.75rem 4rem;
  > section h2 {
    font-size: min(10.5vw, clamp(1.875rem, 3.1vw, 2.875rem));
  }
  @media (min-width: 62em) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    padding-block-start: 2.75rem;
  }
`;
const Back = styled.p`
  margin-top: 22px;
`;
const Note = styled(LargePartyNote)`
  margin-top: 22px;
`;

export const ChooseTableStep = (flow: Step) => {
  const { searched, chosen, conflict } = flow;
  const words = useTranslation();
  const search = useAvailableTables(searched, conflict);
  const { availability } = search;
  const choice = useRoomChoice(flow, availability);
  const proceed = useProceed(flow, availability);
  const isFull = availability?.capacityInfo.canAccommodate === false;
  const isFilled = isTurnFilled(conflict);
  return (
    <Columns>
      <section aria-labelledby="tables-title">
        {isFilled ? (
          <Stack>
            <TurnFilledResult searched={searched} />
          </Stack>
        ) : (
          <>
            <Header
              key={choice.room?.floor ?? 'rooms'}
              searched={searched}
              title={choice.room?.name ?? words('booking.where')}
            />
            <TableSearchResult flow={flow} search={search} choice={choice} />
          </>
        )}
        <WaitingListInvitation searched={searched} availability={availability} />
        {/* Below the button, because the turns load late and must not move the button. */}
        {isFull && !isFilled && <FreeTurnsNearby searched={searched} />}
        {isFilled && (
          <Back>
            <BackButton />
          </Back>
        )}
        <Note />
      </section>
      {!isFull && !isFilled && (
        <ChoiceSummary searched={searched} chosen={chosen}>
          <Button $variant="submit" onClick={proceed}>
            {words('booking.continue')}
          </Button>
        </ChoiceSummary>
      )}
    </Columns>
  );
};

const Header = ({ searched, title }: { searched: SearchedSlot; title: string }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { whole } = useBookingSummaryText(searched);
  return (
    <StepHeader>
      <div>
        <h2 id="tables-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{whole}</p>
      </div>
      <BackButton />
    </StepHeader>
  );
};

const BackButton = () => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <Button $variant="secondary" $size="sm" onClick={() => dispatch(backToSlots())}>
      <span aria-hidden="true">←</span> {words('booking.back')}
    </Button>
  );
};

const mayProceed = ({ chosen, searched }: Step, availability: Availability | null): boolean => {
  // Returns true before the tables load, because the server checks the request anyway.
  if (chosen === 'any') return true;
  const slot = availability?.availableSlots.find(({ tableId }) => tableId === chosen?.tableId);
  return slot !== undefined && isTableSelectable(slot, searched.numberOfPeople);
};

const useProceed = (flow: Step, availability: Availability | null) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const { toast } = useToast();
  return () => {
    if (mayProceed(flow, availability)) dispatch(detailsOpened(createIdempotencyKey()));
    else
      toast({
        title: words('error.title'),
        description: words('booking.chooseFirst'),
        variant: 'destructive',
      });
  };
};
