import { useState } from 'react';
import { venue } from '#src/venue.ts';
import { judgedWishes, type SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { PanelField } from '../PanelField.tsx';
import { Aloud, Chips, Fields, Form, Label } from '../panelStyles.ts';
import { PeopleChips, toPartySize } from '../PeopleChips.tsx';
import { SeatWishChips } from '../SeatWishChips.tsx';
import { DoorFoot } from './DoorFoot.tsx';
import { DoorTables, type DoorChoice } from './DoorTables.tsx';
import type { DoorTable } from './listDoorTables.ts';
import { useDoorChoices } from './useDoorChoices.ts';
import { useSeatWalkIn, type SeatWalkIn } from './useSeatWalkIn.ts';

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
  const [seatWishes, setSeatWishes] = useState<readonly SeatWish[]>([]);
  const walkIn = useSeatWalkIn(onEntered, onQueued);
  const party = toPartySize(people);
  const choices = useDoorChoices({ party, seatWishes, reservations, firstTableId });
  const seat = ({ table: { id: tableId }, isInTurn }: DoorChoice) =>
    party !== null &&
    void walkIn.seat({ people: party, tableId, name, seatWishes, isTakenNext: isInTurn });
  const pressed = choices.find(({ table }) => table.id === walkIn.tableId);
  const answer = pressed?.reason ?? walkIn.refusal;
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Fields>
        <Label>Quanti</Label>
        <PeopleChips people={people} onChange={withDismissal(walkIn, setPeople)} />
        <Label>Desideri</Label>
        <Chips role="group" aria-label="Desideri">
          <SeatWishChips
            codes={judgedWishes}
            chosen={seatWishes}
            onChange={withDismissal(walkIn, setSeatWishes)}
          />
        </Chips>
        <Label>Dove</Label>
        <DoorTables
          party={party}
          choices={choices}
          isBusy={walkIn.isSeating}
          refused={
            walkIn.tableId !== null && answer !== null ? { tableId: walkIn.tableId, answer } : null
          }
          onChoose={seat}
        />
        {choices[0]?.until && <SayUntil table={choices[0]} />}
        <Label>Nome</Label>
        <PanelField
          aria-label="Nome"
          placeholder="se lo dicono"
          value={name}
          problem={walkIn.nameProblem}
          onValue={withDismissal(walkIn, setName)}
        />
      </Fields>
      <DoorFoot party={party} pressed={pressed} walkIn={walkIn} />
    </Form>
  );
};

/** Clears the answer to the last press, because it concerned another party. */
const withDismissal =
  <Value,>({ dismiss }: SeatWalkIn, change: (value: Value) => void) =>
  (value: Value): void => {
    dismiss();
    change(value);
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
