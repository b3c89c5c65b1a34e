import { useDispatch } from 'react-redux';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Button } from '../../shared/ui/Button.ts';
import { Card } from '../../shared/ui/Card.ts';
import { backToTables, type BookingFlow } from './bookingFlowSlice.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { Aside, Results } from './resultsLayout.ts';
import { TurnSummary } from './TurnSummary.tsx';

/** Step three with what is being asked for beside it. */
export const DescribeGuest = (flow: Extract<BookingFlow, { step: 'describing' }>) => {
  const words = useWords();
  const dispatch = useDispatch();
  return (
    <Results $raised>
      <Card>
        <DetailsForm {...flow} />
      </Card>
      <Aside as="aside" $tone="sabbia" aria-labelledby="request-title">
        <h3 id="request-title">{words('booking.yourRequest')}</h3>
        <TurnSummary turn={flow.turn} chosen={flow.chosen} />
        <Button $variant="line" $size="sm" onClick={() => dispatch(backToTables())}>
          <span aria-hidden="true">←</span> {words('booking.changeTable')}
        </Button>
      </Aside>
    </Results>
  );
};
