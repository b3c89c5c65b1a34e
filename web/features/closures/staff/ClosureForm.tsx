import { useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  closureServiceLabel,
  type ClosureDraft,
  type ClosureView,
  type SavedClosure,
} from '#src/contracts/closures.ts';
import { useSave } from '#web/shared/hooks/useSave.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { InlineForm } from '#web/shared/ui/forms/InlineForm.tsx';
import { Input, Select } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import {
  createClosureFormSchema,
  toClosureFields,
  emptyClosure,
  type ClosureFields,
} from './closureFormSchema.ts';
import { useAddClosureMutation, useChangeClosureMutation } from './closuresApi.ts';
import { closureTitle, weekdayNames, weekdaysFromMonday } from './closureText.ts';

type Props = {
  closure: ClosureView | null;
  onClose: () => void;
  onSaved: (closure: SavedClosure) => void;
};

export const ClosureForm = ({ closure, onClose, onSaved }: Props) => {
  const { register, type, chooseType, submit, saving, refused, problem } = useClosureForm(
    closure,
    onSaved,
  );
  return (
    <InlineForm
      title={closure ? `Modifica chiusura: ${closureTitle(closure)}` : 'Nuova chiusura'}
      save={closure ? 'Modifica Chiusura' : 'Crea Chiusura'}
      saving={saving}
      onSubmit={submit}
      onCancel={onClose}
    >
      {refused && <SaveError refused={refused} closure={closure} />}
      <Field label="Tipo di chiusura" required error={problem('type')}>
        {(field) => (
          <Select {...field} {...register('type', { onChange: chooseType })}>
            <option value="date">Data specifica</option>
            <option value="weekday">Ricorrente settimanale</option>
          </Select>
        )}
      </Field>
      <DayField type={type} register={register} problem={problem} />
      <ServiceField register={register} problem={problem} />
      <NoteField register={register} problem={problem} />
      <div data-wide>
        <Switch {...register('active')}>Attiva</Switch>
      </div>
    </InlineForm>
  );
};

type FormHook = ReturnType<typeof useClosureForm>;
type FieldProps = Pick<FormHook, 'register' | 'problem'>;

type SaveErrorProps = {
  refused: NonNullable<FormHook['refused']>;
  closure: ClosureView | null;
};

const SaveError = ({ refused, closure }: SaveErrorProps) => (
  <div data-wide>
    <Alert live>
      {refused.message}
      {refused.stale && closure && (
        <>
          <br />
          Adesso è così: {closureTitle(closure)}, {closureServiceLabel[closure.service]},{' '}
          {closure.active ? 'Attiva' : 'Inattiva'}. Salvando di nuovo vale quello che hai scritto
          tu.
        </>
      )}
    </Alert>
  </div>
);

const DayField = ({ type, register, problem }: FieldProps & Pick<FormHook, 'type'>) =>
  type === 'date' ? (
    <Field key="date" label="Data" required error={problem('date')}>
      {(field) => <Input {...field} {...register('date')} type="date" min={venueToday()} />}
    </Field>
  ) : (
    <Field key="weekday" label="Giorno della settimana" required error={problem('weekday')}>
      {(field) => (
        <Select {...field} {...register('weekday')}>
          <option value="">Scegli un giorno</option>
          {weekdaysFromMonday.map((day) => (
            <option key={day} value={day}>
              {weekdayNames[day]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );

const ServiceField = ({ register, problem }: FieldProps) => (
  <Field label="Servizio" required error={problem('service')}>
    {(field) => (
      <Select {...field} {...register('service')}>
        {Object.entries(closureServiceLabel).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

const NoteField = ({ register, problem }: FieldProps) => (
  <div data-wide>
    <Field
      label="Nota"
      optional="(facoltativa)"
      hint="Interna: i clienti non la leggono. Niente nomi né dati di persone; si cancella dopo 24 mesi."
      error={problem('note')}
    >
      {(field) => <Input {...field} {...register('note')} autoComplete="off" />}
    </Field>
  </div>
);

const useClosureForm = (closure: ClosureView | null, onSaved: Props['onSaved']) => {
  const [opened] = useState(closure);
  const [add] = useAddClosureMutation();
  const [change] = useChangeClosureMutation();
  const {
    register,
    handleSubmit,
    setError,
    clearErrors,
    setValue,
    control,
    formState: { errors },
  } = useForm<ClosureFields, unknown, ClosureDraft>({
    resolver: staffResolver(createClosureFormSchema(venueToday(), opened?.date ?? null)),
    defaultValues: opened ? toClosureFields(opened) : emptyClosure,
  });
  const { save, saving, refused } = useSave<SavedClosure>({
    done: opened ? 'Chiusura aggiornata' : 'Chiusura creata',
    onSaved,
    failed: opened
      ? 'Errore nella modifica della chiusura del servizio'
      : 'Errore nella creazione della chiusura del servizio',
    onFields: (fields) =>
      Object.entries(fields).forEach(([name, message], at) =>
        setError(name as keyof ClosureFields, { message }, { shouldFocus: at === 0 }),
      ),
  });
  // After a conflict, sends the newest version, so saving again overwrites the colleague's change.
  const seen = (refused?.stale ? closure : opened)?.updatedAt ?? '';
  const send = (draft: ClosureDraft) =>
    save(() => (opened ? change({ id: opened.id, seen, draft }) : add({ draft })));
  return {
    register,
    saving,
    refused,
    type: useWatch({ control, name: 'type' }),
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    chooseType: () => {
      setValue('date', '');
      setValue('weekday', '');
      clearErrors(['date', 'weekday']);
    },
    problem: (name: keyof ClosureFields) => errors[name]?.message,
  };
};
