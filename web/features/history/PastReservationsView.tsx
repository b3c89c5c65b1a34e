import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import {
  formatLongDate,
  formatDateTimeSeconds,
  venueToday,
} from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { EmptyState } from '#web/shared/ui/layout/staffTabLayout.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { useBookMomentsQuery } from './historyApi.ts';
import { ReservationsAsOfPanel } from './ReservationsAsOfPanel.tsx';

export const PastReservationsView = () => {
  const [search, setSearch] = useSearchParams();
  const date = search.get('giorno') ?? venueToday();
  const { data: moments, error, isFetching } = useBookMomentsQuery(date);
  return (
    <>
      <Day label="Giorno del servizio">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={date}
            onChange={({ target }) => {
              if (target.value)
                setSearch({ view: 'libro', giorno: target.value }, { replace: true });
            }}
          />
        )}
      </Day>
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Non è stato possibile leggere il libro.')}</Alert>
      )}
      {!moments && isFetching && <Loading>Caricamento...</Loading>}
      {moments?.length === 0 && (
        <EmptyState>
          Nessuna prenotazione
          <small>Per {formatLongDate(date)} il libro è sempre stato vuoto.</small>
        </EmptyState>
      )}
      {moments && moments.length > 0 && <Slider key={date} date={date} moments={moments} />}
    </>
  );
};

type Moments = NonNullable<ReturnType<typeof useBookMomentsQuery>['data']>;

const Slider = ({ date, moments }: { date: string; moments: Moments }) => {
  const [at, setAt] = useState(moments.length - 1);
  const moment = moments[at]!;
  const words = `${formatDateTimeSeconds(moment.at)}, ${moment.by}: ${moment.sentence}`;
  return (
    <>
      <Track>
        <label htmlFor="momento">
          Momento {at + 1} di {moments.length}
        </label>
        <input
          id="momento"
          type="range"
          min={0}
          max={moments.length - 1}
          value={at}
          aria-valuetext={words}
          onChange={({ target }) => setAt(Number(target.value))}
        />
        <p aria-live="polite">
          <b>{formatDateTimeSeconds(moment.at)}</b> · {moment.by}
          <br />
          {moment.sentence}
        </p>
      </Track>
      <ReservationsAsOfPanel date={date} position={moment.position} at={moment.at} />
    </>
  );
};

const Day = styled(Field)`
  max-width: 15rem;
  margin-bottom: 20px;
`;
const Track = styled.div`
  margin-bottom: 22px;
  padding: 18px 22px 20px;
  background: ${color.navy};
  color: ${color.ivory};
  label {
    font-weight: 650;
  }
  input {
    display: block;
    width: 100%;
    height: 44px;
    margin: 2px 0 4px;
    accent-color: ${color.yellow};
    cursor: pointer;
  }
  p {
    min-height: 3em;
    line-height: 1.5;
  }
`;
