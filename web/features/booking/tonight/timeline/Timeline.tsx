import { Button } from '#web/shared/ui/controls/Button.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isAtTable } from '../../tableSet.ts';
import type { BookEntry } from '../book/buildBook.ts';
import { expectedTime } from '../book/describeVisit.ts';
import { AllergyDiamond } from '../tables/AllergyDiamond.tsx';
import type { RoomNow } from '../tables/describeTables.ts';
import { shortName } from '../tables/shortName.ts';
import type { TimeAxis, TimelineTurn } from './buildTimeline.ts';
import { Block, Board, Scroller, View, Who } from './timelineStyles.ts';
import { HalfHour, Homeless, NowLabel, NowLine } from './timelineMarks.ts';

type Props = {
  axis: TimeAxis;
  /** Present time, `HH:mm`. */
  now: string;
  rooms: readonly RoomNow[];
  rows: readonly BookEntry[];
  onOpen: (reservation: ReservationView) => void;
  onFindTable: (reservation: ReservationView) => void;
};

const PERCENT = 100;
/** Minimum distance between a half-hour label and the present time, in percent of the turn. */
const LABEL_SHARE = 25;

/** Shows the tables from top to bottom, and the turns of the service from left to right. */
export const Timeline = ({ axis, now, rooms, rows, onOpen, onFindTable }: Props) => (
  <View aria-label="Tavoli nel tempo">
    <Scroller tabIndex={-1}>
      <Board>
        <colgroup>
          <col />
          {axis.turns.map(({ id, width }) => (
            <col key={id} style={{ width: `${width}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Tavolo</th>
            {axis.turns.map((turn) => (
              <TurnHead key={turn.id} turn={turn} now={now} />
            ))}
          </tr>
        </thead>
        {rooms.map((room) => (
          <RoomRows key={room.floor} room={room} axis={axis} rows={rows} onOpen={onOpen} />
        ))}
      </Board>
      {axis.now !== null && <NowLine $at={axis.now} aria-hidden="true" />}
    </Scroller>
    <WithoutTable rows={rows} onFindTable={onFindTable} />
  </View>
);

/** Header of a turn. Hides half-hour labels that the label of the present time would cover. */
const TurnHead = ({ turn, now }: { turn: TimelineTurn; now: string }) => {
  const { startTime, elapsed, halfHours } = turn;
  return (
    <th scope="col">
      {startTime}
      {halfHours
        .filter(({ at }) => elapsed === null || Math.abs(at - elapsed) > LABEL_SHARE)
        .map(({ time, at }) => (
          <HalfHour key={time} style={{ left: `${at}%` }} aria-hidden="true">
            {time}
          </HalfHour>
        ))}
      {elapsed !== null && (
        <NowLabel $isBefore={elapsed > PERCENT / 2} style={{ left: `${elapsed}%` }}>
          adesso {now}
        </NowLabel>
      )}
    </th>
  );
};

type RoomProps = Pick<Props, 'axis' | 'rows' | 'onOpen'> & { room: RoomNow };

const RoomRows = ({ room, axis, rows, onOpen }: RoomProps) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={axis.turns.length + 1}>
        Piano {room.floor} · {room.name}
      </th>
    </tr>
    {room.tables.map(({ table }) => (
      <tr key={table.id}>
        <th scope="row">
          {table.name} <small>{table.capacity}</small>
        </th>
        {axis.turns.map(({ id, width, elapsed }) => (
          <td key={id}>
            {rows
              .filter(
                ({ reservation }) =>
                  isAtTable(reservation, table.id) && reservation.timeSlotId === id,
              )
              .map((entry) => (
                <Party key={entry.reservation.id} {...{ entry, width, elapsed, onOpen }} />
              ))}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

type PartyProps = Pick<TimelineTurn, 'width' | 'elapsed'> & {
  entry: BookEntry;
  onOpen: Props['onOpen'];
};

const Party = ({ entry, width, elapsed, onOpen }: PartyProps) => {
  const { reservation, visit } = entry;
  // Hides the text of a party that is still to come, because its position already shows the time.
  const isAhead = visit.state === 'expected' || (visit.state === 'soon' && elapsed === null);
  return (
    <Block
      type="button"
      $state={visit.state}
      $share={width}
      $elapsed={elapsed}
      onClick={() => onOpen(reservation)}
    >
      <time>{expectedTime(reservation)}</time>{' '}
      <Who>
        <b>{reservation.numberOfPeople}</b>
        <AllergyDiamond reservation={reservation} /> <strong>{shortName(reservation)}</strong>
      </Who>
      {!isAhead && <em>{visit.chip ?? visit.words}</em>}
    </Block>
  );
};

const WithoutTable = ({ rows, onFindTable }: Pick<Props, 'rows' | 'onFindTable'>) => {
  const parties = rows.filter(
    ({ reservation, visit }) => reservation.tableId === null && visit.state !== 'gone',
  );
  if (parties.length === 0) return null;
  return (
    <Homeless>
      <h2>Senza tavolo</h2>
      <ul>
        {parties.map(({ reservation }) => (
          <li key={reservation.id}>
            <span>
              {expectedTime(reservation)} · <b>{reservation.numberOfPeople}</b>{' '}
              {shortName(reservation)}
            </span>
            <Button $size="sm" onClick={() => onFindTable(reservation)}>
              Trova tavolo
            </Button>
          </li>
        ))}
      </ul>
    </Homeless>
  );
};
