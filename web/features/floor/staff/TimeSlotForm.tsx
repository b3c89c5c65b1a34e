import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  timeSlotDraft,
  type ChangedTimeSlot,
  type TimeSlotDraft,
} from '#src/contracts/booking/time-slot-management.ts';
import { MAX_TURN_COVERS } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { useSave } from '#web/shared/hooks/useSave.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { InlineForm } from '#web/shared/ui/forms/InlineForm.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useAddTimeSlotMutation, useChangeTimeSlotMutation } from './floorApi.ts';
import { formatHours } from './floorText.ts';
import { SaveErrorAlert } from './SaveErrorAlert.tsx';

type Fields = z.input<typeof timeSlotDraft>;
type Saved = TimeSlotView | ChangedTimeSlot;
type Props = {
  slot: TimeSlotView | null;
  onClose: () => void;
  onSaved: (slot: Saved, before: TimeSlotView | null) => void;
};

const newSlot: Fields = {
  startTime: '',
  endTime: '',
  description: '',
  isActive: true,
  maxCovers: venue.coversPerSlot,
};
const toTimeSlotFields = ({
  startTime,
  endTime,
  description,
  isActive,
  maxCovers,
}: TimeSlotView): Fields => ({
  startTime,
  endTime,
  description: description ?? '',
  isActive,
  maxCovers,
});

export const TimeSlotForm = ({ slot, onClose, onSaved }: Props) => {
  const { register, submit, saving, refused, fieldError } = useTimeSlotForm(slot, onSaved);
  const title = slot ? 'Modifica Orario' : 'Crea Orario';
  return (
    <InlineForm
      title={slot ? `Modifica ${formatHours(slot)}` : 'Nuovo orario'}
      save={title}
      saving={saving}
      onSubmit={submit}
      onCancel={onClose}
    >
      {refused && (
        <div data-wide>
          <SaveErrorAlert refused={refused}>
            {slot && (
              <>
                {formatHours(slot)} · {slot.isActive ? 'Attivo' : 'Inattivo'}
              </>
            )}
          </SaveErrorAlert>
        </div>
      )}
      <Field label="Orario di inizio" required error={fieldError('startTime')}>
        {(field) => <Input {...field} {...register('startTime')} type="time" />}
      </Field>
      <Field label="Orario di fine" required error={fieldError('endTime')}>
        {(field) => <Input {...field} {...register('endTime')} type="time" />}
      </Field>
      <Field
        label="Coperti per turno"
        required
        hint="Vale per ogni data. Chi ha già prenotato non si tocca."
        error={fieldError('maxCovers')}
      >
        {(field) => (
          <Input
            {...field}
            {...register('maxCovers')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_TURN_COVERS}
          />
        )}
      </Field>
      <Field
        label="Descrizione"
        optional="(facoltativa)"
        hint="La leggono i clienti e resta nello storico: niente nomi di persone."
        error={fieldError('description')}
      >
        {(field) => (
          <Input {...field} {...register('description')} placeholder="Cena · primo turno" />
        )}
      </Field>
      <div data-wide>
        <Switch {...register('isActive')}>Attivo: i clienti lo possono prenotare</Switch>
      </div>
    </InlineForm>
  );
};

const useTimeSlotForm = (slot: TimeSlotView | null, onSaved: Props['onSaved']) => {
  const [opened] = useState(slot);
  const [add] = useAddTimeSlotMutation();
  const [change] = useChangeTimeSlotMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Fields, unknown, TimeSlotDraft>({
    resolver: staffResolver(timeSlotDraft),
    defaultValues: opened ? toTimeSlotFields(opened) : newSlot,
  });
  const { save, saving, refused } = useSave<Saved>({
    done: opened ? 'Orario aggiornato' : 'Orario creato',
    failed: opened ? "Errore nella modifica dell'orario" : "Errore nella creazione dell'orario",
    onSaved: (saved) => onSaved(saved, opened),
    onFields: (fields) =>
      Object.entries(fields).forEach(([name, message], at) =>
        setError(name as keyof Fields, { message }, { shouldFocus: at === 0 }),
      ),
  });
  // After a conflict, sends the newest version, so saving again overwrites the colleague's change.
  const updatedAt = (refused?.stale ? slot : opened)?.updatedAt ?? '';
  const send = (draft: TimeSlotDraft) =>
    save(() => (opened ? change({ id: opened.id, updatedAt, draft }) : add({ draft })));
  return {
    register,
    saving,
    refused,
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    fieldError: (name: keyof Fields) => errors[name]?.message,
  };
};
