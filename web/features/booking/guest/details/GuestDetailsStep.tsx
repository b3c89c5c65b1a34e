import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import type { BookingFlow } from '../bookingFlowTypes.ts';
import { backToTables } from '../bookingFlowSlice.ts';
import { FirstReservationOffer } from './FirstReservationOffer.tsx';
import { GuestDetailsForm } from './GuestDetailsForm.tsx';
import { useFirstReservation } from './useFirstReservation.ts';
import { Aside, StepColumns } from '../stepLayout.ts';
import { BookingSummary } from '../BookingSummary.tsx';

type Step = Extract<BookingFlow, { step: 'describing' }>;

export const GuestDetailsStep = (flow: Step) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  return (
    <StepColumns $raised>
      <Card>
        <OfferOrForm {...flow} />
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

/** Redux keeps the typed details, so the form may disappear when another tab sends a request. */
const OfferOrForm = (flow: Step) => {
  const words = useTranslation();
  const [isSecondParty, setIsSecondParty] = useState(false);
  const first = useFirstReservation(flow.searched);
  if (isSecondParty || first === null) return <GuestDetailsForm {...flow} />;
  if (first === undefined) return <Loading>{words('app.loading')}</Loading>;
  return (
    <FirstReservationOffer
      first={first}
      searched={flow.searched}
      onSecondParty={() => setIsSecondParty(true)}
    />
  );
};
