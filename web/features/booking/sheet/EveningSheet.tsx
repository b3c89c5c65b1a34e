import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { venue } from '#src/venue.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import {
  formatLongDate,
  formatDateTime,
  venueToday,
} from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { resolveDate, isIsoDate } from '../desk/filters/deskFilterParams.ts';
import { formatPeople } from '../desk/reservationText.ts';
import { EveningSheetControls } from './EveningSheetControls.tsx';
import { Head, Page, PrintRules, Totals } from './eveningSheetStyles.ts';
import { buildEveningSheet, type SheetMeal, type SheetOrder } from './buildEveningSheet.ts';
import { EveningSheetTable } from './EveningSheetTable.tsx';
import { useDayReservations } from './useDayReservations.ts';

const parseSheetMeal = (said: string | null): SheetMeal =>
  said === 'pranzo' || said === 'cena' ? said : 'all';

const parseSheetOrder = (said: string | null): SheetOrder =>
  said === 'table' || said === 'name' ? said : 'time';

export const EveningSheet = () => {
  const [search, setSearch] = useSearchParams();
  const said = search.get('date') ?? '';
  const date = resolveDate(isIsoDate(said) ? said : 'today') ?? venueToday();
  const meal = parseSheetMeal(search.get('meal'));
  const order = parseSheetOrder(search.get('order'));
  const { list, error } = useDayReservations(date);
  const [printedAt] = useState(() => new Date().toISOString());
  return (
    <Page>
      <PrintRules />
      <EveningSheetControls
        date={date}
        meal={meal}
        order={order}
        onChoose={(next) => setSearch({ date, meal, order, ...next }, { replace: true })}
      />
      <Head>
        <h1>Foglio della sera</h1>
        <p>{formatLongDate(date)}</p>
        <small>
          {venue.name} · stampato il {formatDateTime(printedAt)}
        </small>
      </Head>
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}</Alert>
      )}
      {!list && !error && <Loading>Caricamento prenotazioni...</Loading>}
      {list && <Day sheet={buildEveningSheet(list, meal, order)} />}
    </Page>
  );
};

const Day = ({
  sheet: { sections, parties, people, waiting, allergies },
}: {
  sheet: ReturnType<typeof buildEveningSheet>;
}) => (
  <>
    {sections.length === 0 && <p>Nessuna prenotazione</p>}
    {sections.map((section) => (
      <EveningSheetTable key={section.key} section={section} />
    ))}
    {sections.length > 0 && (
      <Totals>
        Totale: {parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`},{' '}
        {formatPeople(people)}
        {waiting > 0 && <>, di cui {waiting} in attesa</>}
      </Totals>
    )}
    {allergies.length > 0 && (
      <Totals>
        Allergie: {allergies.map(({ word, parties: n }) => `${n} ${word}`).join(', ')}
      </Totals>
    )}
  </>
);
