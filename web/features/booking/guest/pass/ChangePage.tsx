import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WantedChange } from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefusedForm, type RefusedForm } from '#web/shared/store/refusedForm.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { ChangeFields } from './ChangeFields.tsx';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { LinkAction } from './personalLinkApi.ts';
import { usePassDates } from './usePassDates.ts';
import { useWantedTurnStates } from './useWantedTurnStates.ts';
import { readWantedChange } from './wantedChangeInUrl.ts';

const readChange = (form: FormData): WantedChange => ({
  reservationDate: readField(form, 'reservationDate'),
  timeSlotId: readField(form, 'timeSlotId'),
  numberOfPeople: Number(readField(form, 'numberOfPeople')),
});

const toSearch = (refused: RefusedForm | null): URLSearchParams | null =>
  refused &&
  new URLSearchParams(Object.entries(refused.values).map(([name, [text = '']]) => [name, text]));

/** Returns true if the change needs no answer from staff: a smaller party in the same turn. */
const isImmediate = (reservation: ReservationStatusView, wanted: WantedChange) =>
  wanted.numberOfPeople < reservation.numberOfPeople &&
  wanted.reservationDate === reservation.reservationDate &&
  wanted.timeSlotId === reservation.timeSlotId;

const Now = styled.p`
  margin-block-end: 1rem;
`;

type Props = { token: string; reservation: ReservationStatusView };

const ChangeForm = ({ token, reservation }: Props) => {
  const words = useTranslation();
  const { inSentence } = usePassDates();
  const { reservationDate, startTime, numberOfPeople } = reservation;
  const [search] = useSearchParams();
  const refused = useRefusedForm();
  const [preset] = useState(() => readWantedChange(toSearch(refused) ?? search, reservation));
  const [wanted, setWanted] = useState(preset);
  const countPeople = (n: number) => words('booking.peopleCount', { n });
  const states = useWantedTurnStates(reservation, wanted);
  const fields = useRef<HTMLDivElement>(null);
  const readInput = () => {
    const form = fields.current?.closest('form');
    if (form) setWanted(readChange(new FormData(form)));
  };
  // Reads the form once, because the guest may have changed it before hydration.
  useEffect(readInput, []);
  return (
    <>
      <h1>{words('pass.changeTitle')}</h1>
      <Now>
        {words('pass.changeNow', {
          day: inSentence(reservationDate),
          time: startTime,
          people: countPeople(numberOfPeople),
        })}
      </Now>
      <Alert tone="night">{words('pass.changeRule')}</Alert>
      <LinkForm
        token={token}
        page="change"
        readAction={(form): LinkAction => ({ change: readChange(form) })}
        submitLabel={
          isImmediate(reservation, wanted)
            ? words('pass.changeFewer', { people: countPeople(wanted.numberOfPeople) })
            : words('pass.changeAsk')
        }
        keepLabel={words('pass.changeKeep')}
      >
        <div ref={fields} onChange={readInput}>
          <ChangeFields wanted={preset} states={states} />
        </div>
      </LinkForm>
    </>
  );
};

export const ChangePage = () => <FormPage>{(found) => <ChangeForm {...found} />}</FormPage>;
