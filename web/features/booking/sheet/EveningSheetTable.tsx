import { formatWishes } from '#src/contracts/booking/guest-wishes.ts';
import { contactLabel } from '#src/contracts/booking/contact-label.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import type { SheetSection } from './buildEveningSheet.ts';
import { guestName, formatPeople } from '../desk/reservationText.ts';
import { allergyWord, Lozenge } from '../tonight/book/AllergyMark.tsx';
import { Allergies, Box, Contact, Table, Waiting } from './eveningSheetStyles.ts';

const columns = ['Ora', 'Tavolo', 'Nome', 'Persone', 'Telefono', 'Note', 'Arrivo'] as const;

export const EveningSheetTable = ({
  section: { caption, parties, people, list },
}: {
  section: SheetSection;
}) => (
  <Table>
    <caption>
      {caption}{' '}
      <b>
        {parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`} · {formatPeople(people)}
      </b>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {list.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </tbody>
  </Table>
);

const Row = ({ one }: { one: ReservationView }) => (
  <tr>
    <td>{one.arrivalTime ?? one.timeSlotData.startTime}</td>
    <td>{one.tableName ?? 'Da assegnare'}</td>
    <th scope="row">
      {guestName(one)}
      {one.status === 'pending' && (
        <>
          {' '}
          <Waiting>in attesa</Waiting>
        </>
      )}
    </th>
    <td>{one.numberOfPeople}</td>
    <td>
      {one.customerPhone}
      <Contact>{contactLabel(one)}</Contact>
    </td>
    <td>
      {one.allergies && (
        <Allergies>
          <b>Allergie:</b>{' '}
          {one.allergies.codes.map((code) => (
            <Lozenge key={code}>{allergyWord[code]}</Lozenge>
          ))}{' '}
          {one.allergies.note}
        </Allergies>
      )}
      {[formatWishes(one), one.specialRequests, one.adminNotes].filter(Boolean).join('. ')}
    </td>
    <td>
      {one.arrivedAt ? formatTimeOfDay(one.arrivedAt) : <Box role="img" aria-label="da segnare" />}
    </td>
  </tr>
);
