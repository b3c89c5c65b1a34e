import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { selectSearchDraft } from '../bookingFlowSlice.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';
import { FormStack, PassCard, PassGround } from '../pass/passStyles.ts';
import { preloadedTimeSlots } from '../search/preloadedTimeSlots.ts';
import { formatSearch } from '../search/searchParams.ts';
import { toSearchedSlot } from '../search/toSearchedSlot.ts';
import { useBookingSummaryText } from '../useBookingSummaryText.ts';
import { preloadedAvailability } from './preloadedAvailability.ts';
import { RequestForm } from './RequestForm.tsx';

/** Form for the table and contact details of a request, for browsers without JavaScript. */
export const RequestFormPage = () => {
  const words = useTranslation();
  const draft = useSelector(selectSearchDraft);
  const slots = useSelector(preloadedTimeSlots.of)?.value ?? [];
  const availability = useSelector(preloadedAvailability.of)?.value ?? null;
  const searched = toSearchedSlot(draft, slots);
  return (
    <PassGround>
      <PageWidth>
        <PassCard>
          <h1>{words('booking.formTitle')}</h1>
          {searched && <Turn searched={searched} />}
          {searched && availability?.capacityInfo.canAccommodate ? (
            <RequestForm searched={searched} availability={availability} />
          ) : (
            <NothingFree />
          )}
        </PassCard>
      </PageWidth>
    </PassGround>
  );
};

const Turn = ({ searched }: { searched: SearchedSlot }) => (
  <p>{useBookingSummaryText(searched).whole}</p>
);

/**
 * Says that no table is free, and links to the search, which shows other turns. The sentence also
 * answers a refused form, because the turn has filled up.
 */
const NothingFree = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const draft = useSelector(selectSearchDraft);
  const { search } = useLocation();
  const refused = useRefusedForm();
  return (
    <FormStack as="div">
      <Alert tone="medium" live={refused !== null}>
        {words('booking.formNothingFree')}
      </Alert>
      <ButtonLink to={local(`/reservations${formatSearch(search, draft, 'searching')}`)}>
        {words('booking.formOtherTurns')}
      </ButtonLink>
    </FormStack>
  );
};
