import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import type { BookingFlow } from '../bookingFlowTypes.ts';
import { ChoiceSummary } from '../choose-table/ChoiceSummary.tsx';
import { ChangeTableButton } from './DetailsButtons.tsx';
import { FirstReservationOffer } from './FirstReservationOffer.tsx';
import { GuestDetailsForm } from './GuestDetailsForm.tsx';
import { useFirstReservation } from './useFirstReservation.ts';

type Step = Extract<BookingFlow, { step: 'describing' }>;

const Columns = styled(PageWidth)`
  position: relative;
  z-index: 3;
  > ${Card} {
    margin-block: -1.5rem 1.5rem;
  }
  > ${Card} h2 {
    font-size: min(10.5vw, clamp(1.875rem, 3.1vw, 2.875rem));
  }
  @media (min-width: 62em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: 2rem;
    align-items: start;
    padding-block-end: 4rem;
    > ${Card} {
      margin-block: -2.75rem 0;
    }
  }
`;

/**
 * Shows the form, or the guest's first reservation. The form may disappear when another tab sends a
 * request, because Redux stores the input.
 */
export const GuestDetailsStep = (flow: Step) => {
  const words = useTranslation();
  const [isSecondParty, setIsSecondParty] = useState(false);
  const first = useFirstReservation(flow.searched);
  if (isSecondParty || first === null)
    return (
      <Columns>
        <GuestDetailsForm {...flow} />
      </Columns>
    );
  return (
    <Columns>
      <Card>
        {first === undefined ? (
          <Loading>{words('app.loading')}</Loading>
        ) : (
          <FirstReservationOffer
            first={first}
            searched={flow.searched}
            onSecondParty={() => setIsSecondParty(true)}
          />
        )}
      </Card>
      <ChoiceSummary searched={flow.searched} chosen={flow.chosen}>
        <ChangeTableButton />
      </ChoiceSummary>
    </Columns>
  );
};
