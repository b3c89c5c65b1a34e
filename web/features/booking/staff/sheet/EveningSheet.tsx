import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { venue } from '../../../../../src/venue.ts';
import { errorMessage } from '../../../../shared/api-error.ts';
import { longDate, receivedAt, todayAtTheVenue } from '../../../../shared/italianDates.ts';
import { Alert } from '../../../../shared/ui/Alert.tsx';
import { Loading } from '../../../../shared/ui/Loading.tsx';
import { dateOf, isDate } from '../deskPlace.ts';
import { peopleWords } from '../partyWords.ts';
import { SheetControls } from './SheetControls.tsx';
import { Head, Page, PrintRules, Totals } from './sheetLook.ts';
import { sheetOf, type SheetMeal } from './sheetOf.ts';
import { SheetTable } from './SheetTable.tsx';
import { useDayReservations } from './useDayReservations.ts';

const mealIn = (said: string | null): SheetMeal =>
  said === 'pranzo' || said === 'cena' ? said : 'all';

/** The evening on paper: one date by slot, with a box to tick for everybody who comes. `?date=yyyy-MM-dd&meal=cena`. */
export const EveningSheet = () => {
  const [search, setSearch] = useSearchParams();
  const said = search.get('date') ?? '';
  const date = dateOf(isDate(said) ? said : 'today') ?? todayAtTheVenue();
  const meal = mealIn(search.get('meal'));
  const { list, error } = useDayReservations(date);
  const [printedAt] = useState(() => new Date().toISOString());
  return (
    <Page>
      <PrintRules />
      <SheetControls
        date={date}
        meal={meal}
        onChoose={(next) => setSearch({ date, meal, ...next }, { replace: true })}
      />
      <Head>
        <h1>Foglio della sera</h1>
        <p>{longDate(date)}</p>
        <small>
          {venue.name} · stampato il {receivedAt(printedAt)}
        </small>
      </Head>
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
      )}
      {!list && !error && <Loading>Caricamento prenotazioni...</Loading>}
      {list && <Day sheet={sheetOf(list, meal)} />}
    </Page>
  );
};

const Day = ({
  sheet: { slots, parties, people, waiting },
}: {
  sheet: ReturnType<typeof sheetOf>;
}) => (
  <>
    {slots.length === 0 && <p>Nessuna prenotazione</p>}
    {slots.map((slot) => (
      <SheetTable key={slot.key} slot={slot} />
    ))}
    {slots.length > 0 && (
      <Totals>
        Totale: {parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`},{' '}
        {peopleWords(people)}
        {waiting > 0 && <>, di cui {waiting} in attesa</>}
      </Totals>
    )}
  </>
);
