import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { guestName } from '../../desk/reservationText.ts';
import { Guest, Marks, Name, OpenButton, People, TableCell, Time } from '../book/bookRowStyles.ts';
import { expectedTime } from '../book/describeVisit.ts';
import { MarkButton, Pair, Row } from './closingStyles.ts';
import { markOf, type Mark } from './listClosingParties.ts';

type Props = {
  reservation: ReservationView;
  isBusy: boolean;
  onMark: (mark: Mark) => void;
  onOpen: () => void;
};

const describeMark = (reservation: ReservationView): string => {
  const { arrivedAt, lastAction } = reservation;
  if (markOf(reservation) === 'no_show')
    return `non venuti${lastAction ? `, segnato ${formatTimeOfDay(lastAction.at)}` : ''}`;
  return arrivedAt ? `arrivati ${formatTimeOfDay(arrivedAt)}` : 'arrivati';
};

const marks = [
  { mark: 'arrived', label: 'Arrivati' },
  { mark: 'no_show', label: 'Non venuti' },
] as const;

export const ClosingRow = ({ reservation, isBusy, onMark, onOpen }: Props) => {
  const { numberOfPeople, tableName } = reservation;
  const present = markOf(reservation);
  return (
    <Row
      role="row"
      $state={present === null ? 'late' : 'expected'}
      $needsTable={false}
      $isUnderLine={false}
    >
      <Time role="cell">{expectedTime(reservation)}</Time>
      <People role="cell">
        {numberOfPeople}
        <VisuallyHidden> persone</VisuallyHidden>
      </People>
      <Guest role="rowheader" scope="row">
        <Name>
          <OpenButton type="button" data-open-row onClick={onOpen}>
            {guestName(reservation)}
          </OpenButton>
        </Name>
        <Marks>
          {present === null ? <b>senza segno</b> : <span>{describeMark(reservation)}</span>}
        </Marks>
      </Guest>
      <TableCell role="cell">{tableName ?? 'senza tavolo'}</TableCell>
      <Pair role="cell">
        {marks.map(({ mark, label }) => (
          <MarkButton
            key={mark}
            type="button"
            $size="sm"
            $variant={toVariant(mark, present)}
            aria-pressed={present === mark}
            aria-disabled={isBusy}
            onClick={() => onMark(mark)}
          >
            {label}
            <VisuallyHidden>
              : {guestName(reservation)}, {numberOfPeople}
            </VisuallyHidden>
          </MarkButton>
        ))}
      </Pair>
    </Row>
  );
};

const toVariant = (mark: Mark, present: Mark | null) => {
  if (mark === 'arrived') return present === mark ? 'accept' : 'secondary';
  return present === mark ? 'submit' : 'danger';
};
