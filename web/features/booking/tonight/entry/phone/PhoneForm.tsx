import type { FormEvent } from 'react';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { isServerReached } from '#web/shared/api/serverContact.ts';
import type { TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import { formatShortDay } from '#web/shared/dates/formatItalianDates.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { useWaitReason } from '../../../offline/useWaitReason.ts';
import { OverrideReasonField } from '../../../forms/fields/OverrideReasonField.tsx';
import { Fields, Foot, Form, Label, WholeLine } from '../panelStyles.ts';
import { PeopleChips, toPartySize } from '../PeopleChips.tsx';
import { ArrivalAndTable, chosenTablesKey, findChosenTables } from './ArrivalAndTable.tsx';
import { DayChips } from './DayChips.tsx';
import { GuestOnPhone } from './GuestOnPhone.tsx';
import type { PhoneDraft } from './phoneDraft.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { TurnTiles, useTurnsForDraft } from './TurnTiles.tsx';
import { useBookByPhone } from './useBookByPhone.ts';
import { usePhoneDraft } from './usePhoneDraft.ts';

const INCOMPLETE = 'Quanti sono, e in quale turno?';
const WAITS = 'Senza rete: Segna aspetta il server. La bozza resta.';

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
    booking.override.clear();
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
        {booking.override.fieldProps && (
          <WholeLine>
            <OverrideReasonField {...booking.override.fieldProps} />
          </WholeLine>
        )}
        {booking.failure !== null && (
          <WholeLine>
            <Alert live>{booking.failure}</Alert>
          </WholeLine>
        )}
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

type FootProps = {
  draft: PhoneDraft;
  turn: TurnForParty | undefined;
  onClear: () => void;
  booking: ReturnType<typeof useBookByPhone>;
};

const PhoneFoot = ({ draft, turn, onClear, booking }: FootProps) => {
  const { date, people, arrivalTime, customerPhone, customerName } = draft;
  const waits = useWaitReason() !== null;
  const table = turn && findChosenTables(draft, turn)?.name;
  const isComplete = turn !== undefined && toPartySize(people) !== null;
  const isEmpty = `${people}${customerPhone}${customerName}` === '';
  return (
    <Foot>
      <p>
        <b>
          {[formatShortDay(date), people, arrivalTime || turn?.startTime]
            .filter(Boolean)
            .join(' · ')}
        </b>
        {waits ? WAITS : isComplete ? (table ?? 'tavolo da scegliere') : INCOMPLETE}
      </p>
      {!isEmpty && (
        <Button $variant="secondary" $size="sm" onClick={onClear}>
          Svuota
        </Button>
      )}
      <Button
        type="submit"
        $variant="submit"
        $size="sm"
        aria-disabled={!isComplete || booking.isBooking || waits}
        aria-busy={booking.isBooking}
      >
        {booking.override.fieldProps ? 'Segna lo stesso' : 'Segna'}
      </Button>
    </Foot>
  );
};
