import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { failureSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Loading } from '../../shared/ui/Loading.tsx';
import { useToast } from '../../shared/ui/Toast.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.ts';
import { newAttempt } from '../../shared/attempt.ts';
import { backToSlots, detailsOpened, tableChosen, type BookingFlow } from './bookingFlowSlice.ts';
import { canChoose, coversOf } from './capacityBands.ts';
import { ChooseTableAside } from './ChooseTableAside.tsx';
import { LargePartyNote } from './LargePartyNote.tsx';
import { LostRace } from './LostRace.tsx';
import { BottomBar, Results, ResultsHead } from './resultsLayout.ts';
import { TurnTables } from './TurnTables.tsx';
import { useArrival } from './useArrival.ts';
import { useTables } from './useTables.ts';
import { useTurnWords } from './useTurnWords.ts';

const Note = styled(LargePartyNote)`
  margin-top: 22px;
`;

/** Step two: the tables of the turn and how full it is. */
export const ChooseTable = ({ turn, chosen, lost }: Extract<BookingFlow, { step: 'choosing' }>) => {
  const words = useWords();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { toast } = useToast();
  const heading = useArrival<HTMLHeadingElement>();
  const { tables, waiting, error, refetch } = useTables(turn, lost);
  const { whole } = useTurnWords(turn);
  const party = turn.numberOfPeople;
  const free = tables?.availableSlots.filter((slot) => canChoose(slot, party)) ?? [];

  const proceed = () => {
    if (chosen && free.some(({ tableId }) => tableId === chosen.tableId))
      dispatch(detailsOpened(newAttempt()));
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
    <Results>
      <section aria-labelledby="tables-title">
        <ResultsHead>
          <div>
            <h2 id="tables-title" ref={heading} tabIndex={-1}>
              {words('booking.tables')}
            </h2>
            <p>{whole}</p>
          </div>
          <Button $variant="line" $size="sm" onClick={() => dispatch(backToSlots())}>
            <span aria-hidden="true">←</span> {words('booking.back')}
          </Button>
        </ResultsHead>
        <VisuallyHidden role="status">
          {tables ? words('booking.found', { n: free.length }) : ''}
        </VisuallyHidden>
        {lost && <LostRace failure={lost} />}
        {waiting && <Loading>{words('booking.searching')}</Loading>}
        {error && (
          <Alert live>
            {failureSentence(words, language, error)}{' '}
            <Button $variant="no" $size="sm" onClick={() => void refetch()}>
              {words('app.retry')}
            </Button>
          </Alert>
        )}
        {tables && (
          <TurnTables
            availability={tables}
            party={party}
            chosen={chosen}
            onChoose={(table) => dispatch(tableChosen(table))}
          />
        )}
        <Note />
      </section>
      <ChooseTableAside
        turn={turn}
        chosen={chosen}
        covers={coversOf(tables?.capacityInfo)}
        known={tables !== null && !tables.closed && !tables.begun}
      >
        {onward}
      </ChooseTableAside>
      <BottomBar>
        <span>{chosen?.tableName ?? words('booking.noneChosen')}</span>
        {onward}
      </BottomBar>
    </Results>
  );
};
