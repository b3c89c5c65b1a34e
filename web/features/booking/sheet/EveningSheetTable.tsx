import { formatWishes } from '#src/contracts/booking/guest-wishes.ts';
import { contactLabel } from '#src/contracts/booking/contact-label.ts';
import { formatAllergies } from '#src/contracts/booking/guest-allergies.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import type { SheetSection } from './buildEveningSheet.ts';
import { guestName, formatPeople } from '../desk/reservationText.ts';
import { Allergies, Box, Contact, Table, Waiting } from './eveningSheetStyles.ts';

// Phones show rows as grids, which have no roles of their own.
const columns = ['Ora', 'Tavolo', 'Nome', 'Persone', 'Telefono', 'Note', 'Arrivo'] as const;

export const EveningSheetTable = ({
  section: { caption, parties, people, list },
}: {
  section: SheetSection;
}) => (
  <Table role="table">
    <caption>
      {caption}{' '}
      <b>
        {parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`} · {formatPeople(people)}
      </b>
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {list.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </tbody>
  </Table>
);

const Row = ({ one }: { one: ReservationView }) => (
  <tr role="row">
    <td role="cell">{one.arrivalTime ?? one.timeSlotData.startTime}</td>
    <td role="cell">{one.tableName ?? 'Da assegnare'}</td>
    <th role="rowheader" scope="row">
      {guestName(one)}
      {one.status === 'pending' && (
        <>
          {' '}
          <Waiting>in attesa</Waiting>
        </>
      )}
    </th>
    <td role="cell">{one.numberOfPeople}</td>
    <td role="cell">
      {one.customerPhone}
      <Contact>{contactLabel(one)}</Contact>
    </td>
    <td role="cell">
      {one.allergies && (
        <Allergies>
          <b>Allergie:</b> {formatAllergies(one.allergies)}
        </Allergies>
      )}
      {[formatWishes(one), one.specialRequests].filter(Boolean).join('. ')}
    </td>
    <td role="cell">
      {one.arrivedAt ? formatTimeOfDay(one.arrivedAt) : <Box role="img" aria-label="da segnare" />}
    </td>
  </tr>
);
