import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  tableDraft,
  type ChangedTable,
  type TableDraft,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { useSave } from '#web/shared/hooks/useSave.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { useAddTableMutation, useChangeTableMutation } from './floorApi.ts';
import { floorLabel, formatPeople } from './floorText.ts';
import { SaveErrorAlert } from './SaveErrorAlert.tsx';

type Fields = z.input<typeof tableDraft>;
type Props = {
  /** Current row; null for a new table. */
  table: TableView | null;
  onClose: () => void;
  onSaved: (table: TableView | ChangedTable) => void;
};

/** Defaults of specification §9. */
const newTable: Fields = {
  name: 'Tavolo Nuovo',
  capacity: 4,
  description: '',
  floor: 0,
  capacityMin: '',
  isActive: true,
};

const toTableFields = ({
  name,
  capacity,
  description,
  floor,
  capacityMin,
  isActive,
}: TableView): Fields => ({
  name,
  capacity,
  description: description ?? '',
  floor,
  capacityMin: capacityMin ?? '',
  isActive,
});

export const TableFormDialog = ({ table, onClose, onSaved }: Props) => {
  const formId = useId();
  const { register, submit, saving, refused, problem } = useTableForm(table, onSaved);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={table ? 'Modifica tavolo' : 'Nuovo tavolo'}
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} $size="sm" aria-busy={saving} aria-disabled={saving}>
            {saving && <Spinner $size={18} />}
            {table ? 'Aggiorna tavolo' : 'Crea tavolo'}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={submit}>
        {refused && (
          <SaveErrorAlert refused={refused}>
            {table && (
              <>
                {table.name} · {formatPeople(table.capacity)} · {floorLabel(table.floor)} ·{' '}
                {table.isActive ? 'Attivo' : 'Inattivo'}
              </>
            )}
          </SaveErrorAlert>
        )}
        <Field label="Nome" required error={problem('name')}>
          {(field) => (
            <Input
              {...field}
              {...register('name')}
              maxLength={MAX_LENGTHS.tableName}
              autoComplete="off"
              onFocus={({ target }) => {
                if (!table) target.select();
              }}
            />
          )}
        </Field>
        <Field label="Capacità" required error={problem('capacity')}>
          {(field) => (
            <Input
              {...field}
              {...register('capacity')}
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
            />
          )}
        </Field>
        <Field
          label="Descrizione"
          optional="(facoltativa)"
          hint="La leggono i clienti quando scelgono il tavolo: niente nomi di persone."
          error={problem('description')}
        >
          {(field) => (
            <Textarea
              {...field}
              {...register('description')}
              rows={2}
              maxLength={MAX_DESCRIPTION_LENGTH}
            />
          )}
        </Field>
        <Field label="Piano" optional="(facoltativo)" error={problem('floor')}>
          {(field) => (
            <Select {...field} {...register('floor')}>
              {[0, 1, 2].map((floor) => (
                <option key={floor} value={floor}>
                  {floorLabel(floor)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Capienza minima"
          optional="(facoltativa)"
          hint="Sotto questo numero il tavolo non si prenota online."
          error={problem('capacityMin')}
        >
          {(field) => (
            <Input
              {...field}
              {...register('capacityMin')}
              type="number"
              inputMode="numeric"
              min={1}
              step={1}
            />
          )}
        </Field>
        <Switch {...register('isActive')}>Attivo</Switch>
      </Form>
    </Dialog>
  );
};

const useTableForm = (table: TableView | null, onSaved: Props['onSaved']) => {
  const [opened] = useState(table);
  const [add] = useAddTableMutation();
  const [change] = useChangeTableMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<Fields, unknown, TableDraft>({
    resolver: zodResolver(tableDraft),
    defaultValues: opened ? toTableFields(opened) : newTable,
  });
  const { save, saving, refused } = useSave<TableView | ChangedTable>({
    done: opened ? 'Tavolo aggiornato' : 'Tavolo creato',
    failed: opened ? 'Errore nella modifica del tavolo' : 'Errore nella creazione del tavolo',
    onSaved,
    onFields: (fields) =>
      Object.entries(fields).forEach(([name, message], at) =>
        setError(name as keyof Fields, { message }, { shouldFocus: at === 0 }),
      ),
  });
  // After a conflict is shown, saving overwrites the colleague's change.
  const updatedAt = (refused?.stale ? table : opened)?.updatedAt ?? '';
  const send = (draft: TableDraft) =>
    save(() => (opened ? change({ id: opened.id, updatedAt, draft }) : add({ draft })));
  return {
    register,
    saving,
    refused,
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    problem: (name: keyof Fields) => errors[name]?.message,
  };
};

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  margin-top: 18px;
  align-items: start;
  > * {
    grid-column: span 2;
  }
  > :nth-last-child(-n + 3):not(:last-child) {
    grid-column: span 1;
  }
  textarea {
    min-height: 76px;
  }
  @media (max-width: 480px) {
    &&& > * {
      grid-column: span 2;
    }
  }
`;
