import { useDispatch } from 'react-redux';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import type { BookingFlow } from '../bookingFlowTypes.ts';
import { backToTables } from '../bookingFlowSlice.ts';
import { GuestDetailsForm } from './GuestDetailsForm.tsx';
import { Aside, StepColumns } from '../stepLayout.ts';
import { BookingSummary } from '../BookingSummary.tsx';

export const GuestDetailsStep = (flow: Extract<BookingFlow, { step: 'describing' }>) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <StepColumns $raised>
      <Card>
        <GuestDetailsForm {...flow} />
      </Card>
      <Aside as="aside" $tone="sand" aria-labelledby="request-title">
        <h3 id="request-title">{words('booking.yourRequest')}</h3>
        <BookingSummary searched={flow.searched} chosen={flow.chosen} />
        <Button $variant="secondary" $size="sm" onClick={() => dispatch(backToTables())}>
          <span aria-hidden="true">←</span> {words('booking.changeTable')}
        </Button>
      </Aside>
    </StepColumns>
  );
};
