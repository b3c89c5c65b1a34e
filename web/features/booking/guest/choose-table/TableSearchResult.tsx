import { useDispatch } from 'react-redux';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { ChosenTable } from '../bookingFlowTypes.ts';
import { tableChosen } from '../bookingFlowSlice.ts';
import { AvailableTables } from './AvailableTables.tsx';
import { isTableSelectable } from './coverAvailability.ts';
import { TableTakenAlert } from './BookingConflictAlert.tsx';
import type { useAvailableTables } from './useAvailableTables.ts';

type Props = {
  search: ReturnType<typeof useAvailableTables>;
  party: number;
  chosen: ChosenTable | null;
  conflict: ApiFailure | null;
};

export const TableSearchResult = ({ search, party, chosen, conflict }: Props) => {
  const { availability, isLoading, error, refetch } = search;
  const words = useTranslation();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const selectable = availability?.availableSlots.filter((slot) => isTableSelectable(slot, party));
  return (
    <>
      <VisuallyHidden role="status">
        {selectable ? words('booking.found', { n: selectable.length }) : ''}
      </VisuallyHidden>
      {conflict && <TableTakenAlert failure={conflict} />}
      {isLoading && <Loading>{words('booking.searching')}</Loading>}
      {error && (
        <Alert live>
          {translateFailure(words, language, error)}{' '}
          <Button $variant="danger" $size="sm" onClick={() => void refetch()}>
            {words('app.retry')}
          </Button>
        </Alert>
      )}
      {availability && (
        <AvailableTables
          availability={availability}
          party={party}
          chosen={chosen}
          onChoose={(table) => dispatch(tableChosen(table))}
        />
      )}
    </>
  );
};
