import { useState } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { guestName } from '../../desk/reservationText.ts';
import { AllergyMark } from '../book/AllergyMark.tsx';
import { Chip } from '../book/bookRowStyles.ts';
import { expectedTime } from '../book/describeVisit.ts';
import type { BookEntry } from '../book/buildBook.ts';
import { nextStep } from '../book/nextStep.ts';
import { listAllergyWords } from '../book/rowMarks.ts';
import { AllergyDiamond } from '../tables/AllergyDiamond.tsx';
import type { RoomNow, TableNow } from '../tables/describeTables.ts';
import { shortName } from '../tables/shortName.ts';
import type { ActionStep } from '../useVisitSteps.ts';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanFoot, PlanView, Room, Rooms, TableBox } from './planStyles.ts';

type Props = {
  rooms: readonly RoomNow[];
  isBusy: boolean;
  onOpen: (reservation: ReservationView) => void;
  onStep: (reservation: ReservationView, step: ActionStep) => void;
  /** Opens the panel for a party at the door, with this table as the first choice. */
  onWalkIn: (tableId: string) => void;
};

/**
 * Shows the rooms with their tables and the parties at them. A tap on a table shows the possible
 * actions.
 */
export const Plan = ({ rooms, ...handlers }: Props) => {
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = rooms.flatMap(({ tables }) => tables).find(({ table }) => table.id === chosenId);
  return (
    <PlanView aria-label="Pianta della sala">
      <Rooms>
        {rooms.map((room) => (
          <RoomPlan key={room.floor} room={room} chosenId={chosenId} onChoose={choose} />
        ))}
        <PlanLegend />
      </Rooms>
      <ChosenTable chosen={chosen} {...handlers} />
    </PlanView>
  );
};

type RoomProps = { room: RoomNow; chosenId: string | null; onChoose: (id: string) => void };

const RoomPlan = ({ room, chosenId, onChoose }: RoomProps) => {
  const { name, floor, tables } = room;
  return (
    <Room>
      <header>
        <h2>{name}</h2>
        <p>
          piano {floor} · {describeRoom(room)}
        </p>
      </header>
      <ul>
        {tables.map((one) => (
          <li key={one.table.id}>
            <PlanTable
              now={one}
              isChosen={one.table.id === chosenId}
              onChoose={() => onChoose(one.table.id)}
            />
          </li>
        ))}
      </ul>
    </Room>
  );
};

const describeRoom = ({ isClosed, tables }: RoomNow): string => {
  if (isClosed) return 'chiusa';
  const free = tables.filter(({ state }) => state === 'free').length;
  return `${free} ${free === 1 ? 'libero' : 'liberi'}`;
};

const CHAIRS_PER_SIDE = 2;

type TableProps = { now: TableNow; isChosen: boolean; onChoose: () => void };

const PlanTable = ({ now, isChosen, onChoose }: TableProps) => {
  const { table, current, state } = now;
  return (
    <TableBox
      type="button"
      $state={state}
      $chairs={Math.ceil(table.capacity / CHAIRS_PER_SIDE)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span>
        <b>{table.name}</b> {table.capacity}
      </span>
      <strong>
        {current && <AllergyDiamond reservation={current.reservation} />}
        {describeNow(now)}
      </strong>
      {current && (
        <small>
          {current.reservation.numberOfPeople} {shortName(current.reservation)}
        </small>
      )}
      <small>{describeThen(now)}</small>
    </TableBox>
  );
};

const describeNow = ({ current, state }: TableNow): string => {
  if (current) return current.visit.chip ?? current.visit.words;
  return state === 'closed' ? 'chiusa' : 'libero';
};

const describeWaiting = ({ reservation }: BookEntry): string =>
  `aspetta: ${shortName(reservation)} ${reservation.numberOfPeople}`;

const describeThen = ({ current, next, waiting, state }: TableNow): string => {
  if (waiting) return describeWaiting(waiting);
  if (next) return `${expectedTime(next.reservation)} ${shortName(next.reservation)}`;
  if (current) return 'poi libero';
  return state === 'closed' ? '' : 'tutta la sera';
};

type ChosenProps = Omit<Props, 'rooms'> & { chosen: TableNow | undefined };

const ChosenTable = ({ chosen, isBusy, onOpen, onStep, onWalkIn }: ChosenProps) => {
  if (!chosen) return <PlanFoot>Tocca un tavolo per vedere chi c’è.</PlanFoot>;
  const entry = chosen.current ?? chosen.next;
  if (!entry && chosen.state === 'closed')
    return (
      <PlanFoot>
        <b>{chosen.table.name}</b> chiusa
      </PlanFoot>
    );
  if (!entry)
    return (
      <PlanFoot>
        <b>{chosen.table.name}</b> libero tutta la sera
        <div>
          <Button $size="sm" onClick={() => onWalkIn(chosen.table.id)}>
            + Porta
          </Button>
        </div>
      </PlanFoot>
    );
  const { reservation, visit } = entry;
  const step = nextStep(reservation, visit);
  return (
    <PlanFoot>
      <b>{chosen.table.name}</b>
      <span>
        <b>{reservation.numberOfPeople}</b> {guestName(reservation)} · {expectedTime(reservation)}
      </span>
      {chosen.waiting && <span>{describeWaiting(chosen.waiting)}</span>}
      {listAllergyWords(reservation).map((word) => (
        <AllergyMark key={word} word={word} />
      ))}
      <span>{visit.chip ? <Chip $state={visit.state}>{visit.chip}</Chip> : visit.words}</span>
      <div>
        <Button $size="sm" $variant="secondary" onClick={() => onOpen(reservation)}>
          Apri
        </Button>
        {step && 'action' in step && (
          <Button
            $size="sm"
            $variant={step.variant}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onStep(reservation, step)}
          >
            {step.label}
          </Button>
        )}
      </div>
    </PlanFoot>
  );
};
