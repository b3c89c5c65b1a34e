import type { KitchenDay, KitchenParty } from '#src/contracts/booking/kitchen.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { formatClockTime, formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState, TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { formatPeople } from '../desk/reservationText.ts';
import { AllergyMark } from '../tonight/book/AllergyMark.tsx';
import { countAllergies, listAllergyWords } from '../tonight/book/rowMarks.ts';
import { useKitchenDayQuery } from './kitchenApi.ts';
import { AllergyCell, KitchenTable, ReadAt, Summary } from './kitchenStyles.ts';

const POLLING_INTERVAL_MS = 20_000;

/**
 * Shows times, covers and allergies of the current service day. The server sends no guest names to
 * this page.
 */
export const KitchenPage = () => {
  const { data, error, fulfilledTimeStamp } = useKitchenDayQuery(undefined, {
    pollingInterval: POLLING_INTERVAL_MS,
  });
  const readAt = fulfilledTimeStamp && formatClockTime(fulfilledTimeStamp);
  return (
    <>
      <TabHeader>
        <h2>Cucina</h2>
        {readAt && <ReadAt>letto alle {readAt}</ReadAt>}
      </TabHeader>
      {error && (
        <Alert live>
          {data
            ? `La rete non risponde: quello che vedi è delle ${readAt}.`
            : errorMessage(error, 'Non è stato possibile leggere le prenotazioni.')}
        </Alert>
      )}
      {!data && !error && <Loading>Caricamento prenotazioni...</Loading>}
      {data && <Evening day={data} />}
    </>
  );
};

const Evening = ({ day: { date, parties } }: { day: KitchenDay }) => {
  if (parties.length === 0)
    return (
      <EmptyState>
        Nessuna prenotazione accettata
        <small>{formatLongDate(date)}</small>
      </EmptyState>
    );
  const people = parties.reduce((sum, { numberOfPeople }) => sum + numberOfPeople, 0);
  const allergies = countAllergies(parties);
  return (
    <>
      <Summary>
        <b>{formatPeople(people)}</b> in {parties.length}{' '}
        {parties.length === 1 ? 'gruppo' : 'gruppi'}
        {allergies.length > 0 && (
          <>
            {' · '}allergie: {allergies.map((one) => `${one.parties} ${one.word}`).join(', ')}
          </>
        )}
      </Summary>
      <KitchenTable>
        <caption>{formatLongDate(date)}</caption>
        <thead>
          <tr>
            <th scope="col">Ora</th>
            <th scope="col">Persone</th>
            <th scope="col">Tavolo</th>
            <th scope="col">Allergie</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <PartyRow key={party.id} party={party} />
          ))}
        </tbody>
      </KitchenTable>
    </>
  );
};

const PartyRow = ({ party }: { party: KitchenParty }) => (
  <tr>
    <th scope="row">{party.time}</th>
    <td>{party.numberOfPeople}</td>
    <td>{party.tableName ?? 'da assegnare'}</td>
    <AllergyCell>
      {listAllergyWords(party).map((word) => (
        <AllergyMark key={word} word={word} />
      ))}
      {party.allergies?.note && <span>{party.allergies.note}</span>}
    </AllergyCell>
  </tr>
);
