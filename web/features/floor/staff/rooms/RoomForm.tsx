import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { RoomView, SavedRoom } from '#src/contracts/booking/rooms.ts';
import { useChangeRoomMutation } from '#web/shared/api/roomsApi.ts';
import { formatDayAndMonth } from '#web/shared/dates/dayAndMonth.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { useSave } from '#web/shared/hooks/useSave.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { InlineForm } from '#web/shared/ui/forms/InlineForm.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { describeOpening } from '../roomOpeningText.ts';
import { SaveErrorAlert } from '../SaveErrorAlert.tsx';
import { roomFormSchema, type RoomFields, type RoomFormOutput } from './roomFormSchema.ts';

type Props = { room: RoomView; onClose: () => void; onSaved: (room: SavedRoom) => void };

const days = [
  { name: 'seasonFrom', label: 'Stagione dal', hint: 'Vuoto: aperta tutto l’anno.' },
  { name: 'seasonTo', label: 'Stagione al', hint: 'Compreso. Vale ogni anno.' },
] as const;

/** Form for the season of a room, and for the day on which it opens again. */
export const RoomForm = ({ room, onClose, onSaved }: Props) => {
  const { register, submit, saving, refused, fieldError } = useRoomForm(room, onSaved);
  return (
    <InlineForm
      title={`Apertura: ${room.name}`}
      save="Salva apertura"
      saving={saving}
      onSubmit={submit}
      onCancel={onClose}
    >
      {refused && (
        <div data-wide>
          <SaveErrorAlert refused={refused}>{describeOpening(room, venueToday())}</SaveErrorAlert>
        </div>
      )}
      {days.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={fieldError(name)}>
          {(field) => (
            <Input {...field} {...register(name)} placeholder="gg/mm" autoComplete="off" />
          )}
        </Field>
      ))}
      <Field
        label="Chiusa fino al"
        optional="(facoltativa)"
        hint="Il giorno in cui riapre."
        error={fieldError('closedUntil')}
      >
        {(field) => <Input {...field} {...register('closedUntil')} type="date" />}
      </Field>
    </InlineForm>
  );
};

const toFields = ({ seasonFrom, seasonTo, closedUntil }: RoomView): RoomFields => ({
  seasonFrom: formatDayAndMonth(seasonFrom),
  seasonTo: formatDayAndMonth(seasonTo),
  closedUntil: closedUntil !== null && closedUntil > venueToday() ? closedUntil : '',
});

const useRoomForm = (room: RoomView, onSaved: Props['onSaved']) => {
  const [opened] = useState(room);
  const [change] = useChangeRoomMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<RoomFields, unknown, RoomFormOutput>({
    resolver: staffResolver(roomFormSchema),
    defaultValues: toFields(opened),
  });
  const { save, saving, refused } = useSave<SavedRoom>({
    done: 'Apertura salvata',
    failed: "Errore nella modifica dell'apertura",
    onSaved,
    onFields: (fields) =>
      Object.entries(fields).forEach(([name, message], at) =>
        setError(name as keyof RoomFields, { message }, { shouldFocus: at === 0 }),
      ),
  });
  // After a conflict, sends the newest version, so saving again overwrites the colleague's change.
  const { floor, updatedAt } = refused?.stale ? room : opened;
  const send = (values: RoomFormOutput) => save(() => change({ floor, updatedAt, change: values }));
  return {
    register,
    saving,
    refused,
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    fieldError: (name: keyof RoomFields) => errors[name]?.message,
  };
};
