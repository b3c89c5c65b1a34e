import { styled } from 'styled-components';
import type { ReservationView } from '../../../../../src/contracts/booking.ts';
import {
  cancelReasonLabel,
  deskActionLabel,
  originLabel,
  type StoryLine,
} from '../../../../../src/contracts/desk.ts';
import { rejectionReasonLabel } from '../../../../../src/contracts/rejection.ts';
import { errorMessage } from '../../../../shared/api-error.ts';
import { longDate, receivedAt } from '../../../../shared/italianDates.ts';
import { Alert } from '../../../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/Button.ts';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { Loading } from '../../../../shared/ui/Loading.tsx';
import { color, font } from '../../../../shared/ui/tokens.ts';
import { useReservationQuery } from '../deskApi.ts';
import { byWords, guestName, peopleWords } from '../partyWords.ts';

/** Who did what with a reservation, and when. */
export const StoryDialog = ({
  reservation,
  onClose,
}: {
  reservation: ReservationView;
  onClose: () => void;
}) => {
  const { data, error } = useReservationQuery(reservation.id);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guestName(reservation)}
      description={`Riferimento ${reservation.reference} · ${originLabel[reservation.origin]}`}
      actions={
        <>
          <ButtonLink
            to={`/admin/privacy?reservation=${reservation.id}`}
            $variant="line"
            $size="sm"
          >
            Dati personali
          </ButtonLink>
          <Button $variant="line" $size="sm" onClick={onClose}>
            Chiudi
          </Button>
        </>
      }
    >
      {error !== undefined && (
        <Failure live>{errorMessage(error, 'Non è stato possibile leggere la storia.')}</Failure>
      )}
      {!data && !error && <Loading>Caricamento storia...</Loading>}
      {data && (
        <Story aria-label="Storia">
          {data.story.map((line, at) => (
            <Line key={line.at + line.type} line={line} before={data.story[at - 1]} />
          ))}
        </Story>
      )}
    </Dialog>
  );
};

const seatWords = ({
  reservationDate,
  startTime,
  tableName,
  numberOfPeople,
}: StoryLine['seat']): string =>
  `${longDate(reservationDate)} alle ${startTime}, ${peopleWords(numberOfPeople)}, ${tableName ?? 'tavolo da assegnare'}`;

/** The seat is said where it began and wherever it changed. */
const Line = ({
  line: { type, at, by, reason, rejectionReason, note, passed, seat },
  before,
}: {
  line: StoryLine;
  before: StoryLine | undefined;
}) => (
  <li>
    <b>{deskActionLabel[type]}</b>{' '}
    <small>
      {byWords(by)}, {receivedAt(at)}
    </small>
    {(!before || seatWords(before.seat) !== seatWords(seat)) && <p>{seatWords(seat)}</p>}
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

const Failure = styled(Alert)`
  margin-top: 18px;
`;
const Story = styled.ol`
  margin: 20px 0 0;
  padding: 0 0 0 18px;
  border-left: 3px solid ${color.celeste};
  list-style: none;
  font-size: 16px;
  line-height: 1.45;
  li {
    position: relative;
    padding-bottom: 16px;
  }
  li::before {
    content: '';
    position: absolute;
    left: -26px;
    top: 6px;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: ${color.cobalto};
    box-shadow: 0 0 0 3px ${color.latte};
  }
  b {
    font: 600 19px/1.2 ${font.display};
  }
  small {
    font-size: 14.5px;
    color: ${color.inchiostro2};
  }
  p {
    margin-top: 2px;
    overflow-wrap: anywhere;
  }
`;
