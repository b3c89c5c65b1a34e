import { useId } from 'react';
import { styled } from 'styled-components';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { floorLabel, formatPeople } from './floorText.ts';
import { SaveErrorAlert } from './SaveErrorAlert.tsx';
import { NameAndCapacityFields, OptionalTableFields } from './TableFields.tsx';
import { TableTranslations } from './TableTranslations.tsx';
import { useTableForm } from './useTableForm.ts';

type Props = {
  table: TableView | null;
  onClose: () => void;
  onSaved: (table: TableView | ChangedTable) => void;
};

export const TableFormDialog = ({ table, onClose, onSaved }: Props) => {
  const formId = useId();
  const { register, control, submit, saving, refused, fieldError, translationErrors } =
    useTableForm(table, onSaved);
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
            Torna indietro
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
        <NameAndCapacityFields
          register={register}
          fieldError={fieldError}
          selectOnFocus={table === null}
        />
        <OptionalTableFields
          register={register}
          fieldError={fieldError}
          translations={
            <TableTranslations control={control} register={register} errors={translationErrors} />
          }
        />
        <Switch {...register('isActive')}>Attivo</Switch>
      </Form>
    </Dialog>
  );
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
  @media (max-width: 30em) {
    &&& > * {
      grid-column: span 2;
    }
  }
`;
