import { useDispatch } from 'react-redux';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { Button } from '../../shared/ui/Button.ts';
import { Card } from '../../shared/ui/Card.ts';
import { backToTables, type BookingFlow } from './bookingFlowSlice.ts';
import { GuestDetailsForm } from './DetailsForm.tsx';
import { Aside, StepColumns } from './resultsLayout.ts';
import { BookingSummary } from './TurnSummary.tsx';

/** Step three with what is being asked for beside it. */
export const GuestDetailsStep = (flow: Extract<BookingFlow, { step: 'describing' }>) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <StepColumns $raised>
      <Card>
        <GuestDetailsForm {...flow} />
      </Card>
      <Aside as="aside" $tone="sabbia" aria-labelledby="request-title">
        <h3 id="request-title">{words('booking.yourRequest')}</h3>
        <BookingSummary turn={flow.turn} chosen={flow.chosen} />
        <Button $variant="line" $size="sm" onClick={() => dispatch(backToTables())}>
          <span aria-hidden="true">←</span> {words('booking.changeTable')}
        </Button>
      </Aside>
    </StepColumns>
  );
};
