import type { FormEvent } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isServerReached } from '#web/shared/api/serverContact.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { Fields, Form, Label } from '../panelStyles.ts';
import { PeopleChips } from '../PeopleChips.tsx';
import { ArrivalAndTable, chosenTablesKey } from './ArrivalAndTable.tsx';
import { DayChips } from './DayChips.tsx';
import { GuestOnPhone } from './GuestOnPhone.tsx';
import { PhoneFoot } from './PhoneFoot.tsx';
import type { PhoneDraft } from './phoneDraft.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { TurnTiles, useTurnsForDraft } from './TurnTiles.tsx';
import { useBookByPhone } from './useBookByPhone.ts';
import { usePhoneDraft } from './usePhoneDraft.ts';

type Props = { date: string; onEntered: (title: string, entered: ReservationView) => void };

export const PhoneForm = ({ date: today, onEntered }: Props) => {
  const { draft, change, clear } = usePhoneDraft(today);
  const turns = useTurnsForDraft(draft);
  const turn = turns.currentData?.find(({ timeSlotId }) => timeSlotId === draft.timeSlotId);
  const booking = useBookByPhone((entered) => {
    clear();
    onEntered('Segnata', entered);
  });
  const edit = (changed: Partial<PhoneDraft>) => {
    booking.clearAnswer();
    change(changed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (turn && isServerReached()) void booking.book(draft, chosenTablesKey(draft, turn));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Fields>
        <Label>Quando</Label>
        <DayChips today={today} date={draft.date} onChange={(date) => edit({ date })} />
        <Label>Quanti</Label>
        <PeopleChips people={draft.people} onChange={(people) => edit({ people })} />
        <Label>Turno</Label>
        <TurnTiles
          turns={turns}
          chosen={draft.timeSlotId}
          onChoose={(timeSlotId) => edit({ timeSlotId })}
        />
        {turn && <TurnDetails {...{ draft, turn, onChange: edit }} />}
        <GuestOnPhone draft={draft} today={today} problems={booking.problems} onChange={edit} />
      </Fields>
      <PhoneFoot draft={draft} turn={turn} onClear={clear} booking={booking} />
    </Form>
  );
};

type DetailProps = {
  draft: PhoneDraft;
  turn: TurnForParty;
  onChange: (change: Partial<PhoneDraft>) => void;
};

const TurnDetails = ({ draft, turn, onChange }: DetailProps) => (
  <>
    {(turn.state === 'full' || turn.state === 'closed') && (
      <ReadAloud
        turn={turn}
        date={draft.date}
        onTake={({ reservationDate: date, timeSlotId }) => onChange({ date, timeSlotId })}
      />
    )}
    <ArrivalAndTable draft={draft} turn={turn} onChange={onChange} />
  </>
);
