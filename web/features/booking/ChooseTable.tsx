import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '../../shared/i18n/sentences.ts';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Loading } from '../../shared/ui/Loading.tsx';
import { useToast } from '../../shared/ui/Toast.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.ts';
import { createIdempotencyKey } from '../../shared/attempt.ts';
import { backToSlots, detailsOpened, tableChosen, type BookingFlow } from './bookingFlowSlice.ts';
import { isTableSelectable, toCovers } from './capacityBands.ts';
import { ChooseTableSidebar } from './ChooseTableAside.tsx';
import { LargePartyNote } from './LargePartyNote.tsx';
import { TableTakenAlert } from './LostRace.tsx';
import { BottomBar, StepColumns, StepHeader } from './resultsLayout.ts';
import { AvailableTables } from './TurnTables.tsx';
import { useFocusOnMount } from './useArrival.ts';
import { useAvailableTables } from './useTables.ts';
import { useBookingSummaryText } from './useTurnWords.ts';

const Note = styled(LargePartyNote)`
  margin-top: 22px;
`;

/** Step two: the tables of the turn and how full it is. */
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
    <Button $variant="melagrana" onClick={proceed}>
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
          <Button $variant="line" $size="sm" onClick={() => dispatch(backToSlots())}>
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
            <Button $variant="no" $size="sm" onClick={() => void refetch()}>
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
