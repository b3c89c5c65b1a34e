import { useState, type FormEvent } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { LinkAction } from './personalLinkApi.ts';
import { usePassDates } from './usePassDates.ts';

const readChange = (form: FormData): LinkAction => ({
  change: {
    reservationDate: readField(form, 'reservationDate'),
    timeSlotId: readField(form, 'timeSlotId'),
    numberOfPeople: Number(readField(form, 'numberOfPeople')),
  },
});

/** A smaller party in the same turn is changed without an answer of staff. */
const isImmediate = (reservation: ReservationStatusView, people: number, turn: Turn) =>
  people < reservation.numberOfPeople &&
  turn.date === reservation.reservationDate &&
  turn.timeSlotId === reservation.timeSlotId;

type Turn = { readonly date: string; readonly timeSlotId: string };
type Props = { token: string; reservation: ReservationStatusView };

const ChangeForm = ({ token, reservation }: Props) => {
  const words = useTranslation();
  const { long } = usePassDates();
  const { reservationDate, startTime, timeSlotId, numberOfPeople } = reservation;
  const [people, setPeople] = useState(numberOfPeople);
  const [turn, setTurn] = useState<Turn>({ date: reservationDate, timeSlotId });
  const countPeople = (n: number) => words('booking.peopleCount', { n });
  const readInput = (event: FormEvent<HTMLDivElement>) => {
    const form = (event.target as HTMLInputElement).form;
    if (!form) return;
    const input = new FormData(form);
    setPeople(Number(readField(input, 'numberOfPeople')));
    setTurn({
      date: readField(input, 'reservationDate'),
      timeSlotId: readField(input, 'timeSlotId'),
    });
  };
  return (
    <>
      <h1>{words('pass.changeTitle')}</h1>
      <p>
        {words('pass.changeNow', {
          day: long(reservationDate),
          time: startTime,
          people: countPeople(numberOfPeople),
        })}
      </p>
      <Alert tone="night">{words('pass.changeRule')}</Alert>
      <LinkForm
        token={token}
        page="change"
        readAction={readChange}
        submitLabel={
          isImmediate(reservation, people, turn)
            ? words('pass.changeFewer', { people: countPeople(people) })
            : words('pass.changeAsk')
        }
        keepLabel={words('pass.changeKeep')}
      >
        <div onChange={readInput}>
          <ChangeFields reservation={reservation} />
        </div>
      </LinkForm>
    </>
  );
};

export const ChangePage = () => <FormPage>{(found) => <ChangeForm {...found} />}</FormPage>;
