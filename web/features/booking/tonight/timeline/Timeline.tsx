import { Button } from '#web/shared/ui/controls/Button.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { BookEntry } from '../book/buildBook.ts';
import { expectedTime } from '../book/describeVisit.ts';
import { AllergyDiamond } from '../tables/AllergyDiamond.tsx';
import type { RoomNow } from '../tables/describeTables.ts';
import { shortName } from '../tables/shortName.ts';
import type { TimeAxis } from './buildTimeline.ts';
import { Block, Board, Homeless, NowLine, Scroller, View } from './timelineStyles.ts';

type Props = {
  axis: TimeAxis;
  rooms: readonly RoomNow[];
  rows: readonly BookEntry[];
  onOpen: (reservation: ReservationView) => void;
  onFindTable: (reservation: ReservationView) => void;
};

/** The tables from top to bottom, and the turns of the service from left to right. */
export const Timeline = ({ axis, rooms, rows, onOpen, onFindTable }: Props) => (
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
            {axis.turns.map(({ id, startTime }) => (
              <th key={id} scope="col">
                {startTime}
              </th>
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
        {axis.turns.map(({ id }) => (
          <td key={id}>
            {rows
              .filter(
                ({ reservation }) =>
                  reservation.tableId === table.id && reservation.timeSlotId === id,
              )
              .map((entry) => (
                <Party key={entry.reservation.id} entry={entry} onOpen={onOpen} />
              ))}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const Party = ({ entry, onOpen }: { entry: BookEntry; onOpen: Props['onOpen'] }) => {
  const { reservation, visit } = entry;
  const isAhead = visit.state === 'expected';
  return (
    <Block type="button" $state={visit.state} onClick={() => onOpen(reservation)}>
      {expectedTime(reservation)} <b>{reservation.numberOfPeople}</b>
      <strong>{shortName(reservation)}</strong>
      <AllergyDiamond reservation={reservation} />
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
