import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { backToSlots, detailsOpened, tableChosen, type BookingFlow } from '../bookingFlowSlice.ts';
import { isTableSelectable, toCovers } from './availabilityBands.ts';
import { ChooseTableSidebar } from './ChooseTableSidebar.tsx';
import { LargePartyNote } from '../search/LargePartyNote.tsx';
import { TableTakenAlert } from './TableTakenAlert.tsx';
import { BottomBar, StepColumns, StepHeader } from '../stepLayout.ts';
import { AvailableTables } from './AvailableTables.tsx';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { useAvailableTables } from './useAvailableTables.ts';
import { useBookingSummaryText } from '../useBookingSummaryText.ts';

const Note = styled(LargePartyNote)`
  margin-top: 22px;
`;

export const ChooseTableStep = ({
  turn,
  chosen,
  lost,
}: Extract<BookingFlow, { step: 'choosing' }>) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { toast } = useToast();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { tables, waiting, error, refetch } = useAvailableTables(turn, lost);
  const { whole } = useBookingSummaryText(turn);
  const party = turn.numberOfPeople;
  const free = tables?.availableSlots.filter((slot) => isTableSelectable(slot, party)) ?? [];

  const proceed = () => {
    if (chosen && free.some(({ tableId }) => tableId === chosen.tableId))
      dispatch(detailsOpened(createIdempotencyKey()));
    else
      toast({
        title: words('error.title'),
        description: words('booking.chooseFirst'),
        variant: 'destructive',
      });
  };
  const onward = (
    <Button $variant="submit" onClick={proceed}>
      {words('booking.continue')}
    </Button>
  );

  return (
    <StepColumns>
      <section aria-labelledby="tables-title">
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
        <VisuallyHidden role="status">
          {tables ? words('booking.found', { n: free.length }) : ''}
        </VisuallyHidden>
        {lost && <TableTakenAlert failure={lost} />}
        {waiting && <Loading>{words('booking.searching')}</Loading>}
        {error && (
          <Alert live>
            {translateFailure(words, language, error)}{' '}
            <Button $variant="danger" $size="sm" onClick={() => void refetch()}>
              {words('app.retry')}
            </Button>
          </Alert>
        )}
        {tables && (
          <AvailableTables
            availability={tables}
            party={party}
            chosen={chosen}
            onChoose={(table) => dispatch(tableChosen(table))}
          />
        )}
        <Note />
      </section>
      <ChooseTableSidebar
        turn={turn}
        chosen={chosen}
        covers={toCovers(tables?.capacityInfo)}
        known={tables !== null && !tables.closed && !tables.begun}
      >
        {onward}
      </ChooseTableSidebar>
      <BottomBar>
        <span>{chosen?.tableName ?? words('booking.noneChosen')}</span>
        {onward}
      </BottomBar>
    </StepColumns>
  );
};
