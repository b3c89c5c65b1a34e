import { useState } from 'react';
import { venue } from '#src/venue.ts';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { useDeskTablesQuery } from '../../../forms/fields/tablesApi.ts';
import { listFloorsClosedAtDoor } from '../../limits/limitText.ts';
import { useTurnLimitsQuery } from '../../limits/limitsApi.ts';
import { currentMeal } from '../../serviceMoment.ts';
import { useServiceMoment } from '../../useServiceMoment.ts';
import { Aloud, Fields, Foot, Form, Label, PanelInput, WholeLine } from '../panelStyles.ts';
import { PeopleChips, toPartySize } from '../PeopleChips.tsx';
import { Tile, Tiles } from '../Tile.ts';
import { listDoorTables, type DoorTable } from './listDoorTables.ts';
import { useSeatWalkIn } from './useSeatWalkIn.ts';

type Props = {
  reservations: readonly ReservationView[];
  firstTableId: string | null;
  onEntered: (title: string, entered: ReservationView) => void;
  onQueued: (entry: OutboxEntry) => void;
};

/**
 * Enters a party at the door with two taps. The first chooses the number of people, and the second
 * chooses the table and seats the party.
 */
export const DoorForm = ({ reservations, firstTableId, onEntered, onQueued }: Props) => {
  const [people, setPeople] = useState('');
  const [name, setName] = useState('');
  const moment = useServiceMoment();
  const { date, minutes } = moment;
  const { currentData: limits = [] } = useTurnLimitsQuery(date);
  const { data: tables = [] } = useDeskTablesQuery();
  const walkIn = useSeatWalkIn(onEntered, onQueued);
  const party = toPartySize(people);
  const free =
    party === null
      ? []
      : listDoorTables(tables, reservations, {
          people: party,
          date,
          minutes,
          firstTableId,
          closedFloors: listFloorsClosedAtDoor(limits, currentMeal(moment), {
            now: serverNow(),
            minutes,
          }),
        });
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <Label>Quanti</Label>
        <PeopleChips people={people} onChange={setPeople} />
        <Label>Dove</Label>
        <DoorTables
          party={party}
          free={free}
          isBusy={walkIn.isSeating}
          onChoose={(tableId) =>
            party !== null && void walkIn.seat({ people: party, tableId, name })
          }
        />
        {free[0]?.until && <SayUntil table={free[0]} />}
        {walkIn.refusal !== null && (
          <WholeLine>
            <Alert live>{walkIn.refusal}</Alert>
            {walkIn.seatAnyway && (
              <Button $variant="secondary" $size="sm" onClick={() => void walkIn.seatAnyway?.()}>
                Falli sedere lo stesso
              </Button>
            )}
          </WholeLine>
        )}
        <Label>Nome</Label>
        <PanelInput
          aria-label="Nome"
          placeholder="se lo dicono"
          value={name}
          maxLength={MAX_LENGTHS.customerName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Fields>
      <Foot>
        <p>
          <b>
            {party === null
              ? 'Quanti sono?'
              : `${party} ${party === 1 ? 'persona' : 'persone'}, adesso`}
          </b>
          Tocca un tavolo: sono seduti.
        </p>
      </Foot>
    </Form>
  );
};

type TablesProps = {
  party: number | null;
  free: readonly DoorTable[];
  isBusy: boolean;
  onChoose: (tableId: string) => void;
};

const DoorTables = ({ party, free, isBusy, onChoose }: TablesProps) => {
  if (party === null) return <p style={{ paddingTop: 11 }}>Prima quanti sono.</p>;
  if (free.length === 0)
    return <p style={{ paddingTop: 11 }}>Adesso nessun tavolo libero per {party}.</p>;
  return (
    <Tiles $columns={2} role="group" aria-label="Dove">
      {free.map(({ table, until, minutes, isTight }) => (
        <Tile
          key={table.id}
          type="button"
          $kind={isTight ? 'tight' : 'yes'}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onChoose(table.id)}
        >
          <b>
            {table.name}
            <span>{minutes === null ? 'libero' : `${minutes} min`}</span>
          </b>
          {table.capacity} posti · {until === null ? 'tutta la sera' : `fino ${until}`}
        </Tile>
      ))}
    </Tiles>
  );
};

const SayUntil = ({ table: { table, until } }: { table: DoorTable }) => {
  const room = venue.rooms.find(({ floor }) => floor === table.floor);
  return (
    <Aloud>
      <small>Da dire</small>
      <p>
        «{room ? `In ${room.name}` : 'Da noi'} il tavolo è vostro fino alle {until}.»
      </p>
    </Aloud>
  );
};
