import { styled } from 'styled-components';
import {
  reservationOutcomeLabel,
  reservationStatusLabel,
} from '#src/contracts/booking/reservations.ts';
import type { ReservationsAsOfView } from '#src/contracts/reservations-as-of.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { ProgressBar } from '#web/shared/ui/display/ProgressBar.tsx';
import { mutedInk } from '#web/shared/ui/layout/staffCardStyles.ts';
import { StatusChip } from '#web/shared/ui/display/StatusChip.tsx';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { usePastBookQuery } from './historyApi.ts';

type Props = { date: string; position: number; at: string };

export const ReservationsAsOfPanel = (moment: Props) => {
  const { data, error } = usePastBookQuery(moment);
  if (error !== undefined)
    return <Alert live>{errorMessage(error, 'Non è stato possibile leggere il libro.')}</Alert>;
  if (!data) return <Loading>Caricamento...</Loading>;
  return (
    <>
      {data.closed.length > 0 && (
        <Alert tone="medium">
          In quel momento il servizio era chiuso: {data.closed.join(' e ')}.
        </Alert>
      )}
      <Both>
        <Bookings book={data} />
        <Capacity book={data} />
      </Both>
    </>
  );
};

const Bookings = ({ book: { reservations } }: { book: ReservationsAsOfView }) => (
  <Scroll tabIndex={0} role="region" aria-label="Prenotazioni di allora">
    <Table>
      <caption>Prenotazioni di allora ({reservations.length})</caption>
      <thead>
        <tr>
          <th scope="col">Ora</th>
          <th scope="col">Chi</th>
          <th scope="col">Persone</th>
          <th scope="col">Tavolo</th>
          <th scope="col">Stato</th>
        </tr>
      </thead>
      <tbody>
        {reservations.map((one) => (
          <tr key={one.id}>
            <td>{one.startTime}</td>
            <th scope="row">
              {one.customerName ?? one.reference}
              {one.isNameOfToday && <NameOfToday>nome di oggi</NameOfToday>}
            </th>
            <td>{one.numberOfPeople}</td>
            <td>{one.tableName ?? 'Da assegnare'}</td>
            <td>
              <StatusChip status={one.status} outcome={one.outcome}>
                {one.outcome
                  ? reservationOutcomeLabel[one.outcome]
                  : reservationStatusLabel[one.status]}
              </StatusChip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);

const Capacity = ({ book: { statistics } }: { book: ReservationsAsOfView }) => (
  <List aria-label="Capacità di allora">
    {statistics.map((slot) => (
      <li key={slot.timeSlotId}>
        <p>
          <b>
            {slot.startTime} - {slot.endTime}
          </b>
          <span>
            {slot.bookedPeople}/{slot.maxCovers} coperti
            {slot.coversOnHold > 0 && ` · ${slot.coversOnHold} tenuti`}
          </span>
        </p>
        <ProgressBar
          share={(slot.bookedPeople + slot.coversOnHold) / Math.max(1, slot.maxCovers)}
          tone="night"
        />
      </li>
    ))}
  </List>
);

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(240px, 1fr);
  gap: 22px;
  align-items: start;
  margin-top: 14px;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Scroll = styled.div`
  overflow-x: auto;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px #1c3f8f26;
  &:focus-visible {
    outline: 3px solid ${color.ochre};
    outline-offset: 2px;
  }
`;
const NameOfToday = styled.small`
  display: block;
  font-weight: 400;
  font-size: 0.9375rem;
  color: ${mutedInk};
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  font-variant-numeric: tabular-nums lining-nums;
  caption {
    padding: 16px 18px 8px;
    text-align: left;
    font: 600 1.3125rem/1.2 ${font.display};
  }
  th,
  td {
    padding: 10px 18px;
    border-top: 1px solid #1c3f8f1f;
    text-align: left;
    font-weight: 400;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 650;
  }
  thead th {
    font: 700 0.75rem/1.3 ${font.text};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: ${mutedInk};
  }
  ${media.largeText} {
    thead {
      display: none;
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      border-top: 1px solid #1c3f8f1f;
    }
    th,
    td {
      padding: 6px 12px;
      border: 0;
      white-space: normal;
    }
  }
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 18px;
  list-style: none;
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px #1c3f8f26;
  p {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 4px;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
