import { deskActionLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import {
  cancelReasonLabel,
  type ReservationHistoryEntry,
} from '#src/contracts/booking/reservation-desk-schemas.ts';
import { rejectionReasonLabel } from '#src/contracts/rejection-reasons.ts';
import { formatLongDate, formatDateTime } from '#web/shared/dates/formatItalianDates.ts';
import { formatActor, formatPeople } from '../desk/reservationText.ts';

const describeSeat = ({
  reservationDate,
  startTime,
  tableName,
  numberOfPeople,
}: ReservationHistoryEntry['seat']): string =>
  `${formatLongDate(reservationDate)} alle ${startTime}, ${formatPeople(numberOfPeople)}, ${tableName ?? 'tavolo da assegnare'}`;

export const HistoryLine = ({
  line: { type, at, by, reason, rejectionReason, note, passed, insteadOf, seat },
  before,
}: {
  line: ReservationHistoryEntry;
  before: ReservationHistoryEntry | undefined;
}) => (
  <li>
    <b>{deskActionLabel[type]}</b>{' '}
    <small>
      {formatActor(by)}, {formatDateTime(at)}
    </small>
    {(!before || describeSeat(before.seat) !== describeSeat(seat)) && <p>{describeSeat(seat)}</p>}
    {insteadOf && <p>Proposta accettata al posto della richiesta {insteadOf}</p>}
    {reason && <p>Motivo: {cancelReasonLabel[reason]}</p>}
    {rejectionReason && <p>Motivo: {rejectionReasonLabel[rejectionReason]}</p>}
    {note && (
      <p>
        {passed.length > 0 ? 'Oltre il limite, perché: ' : 'Nota: '}
        {note}
      </p>
    )}
  </li>
);
