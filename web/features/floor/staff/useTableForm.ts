import { useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  tableDraft,
  type ChangedTable,
  type TableDraft,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { toDescriptionFields } from '#web/shared/translations/translationFields.ts';
import { useSave } from '#web/shared/hooks/useSave.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useAddTableMutation, useChangeTableMutation } from './floorApi.ts';

export type TableFields = z.input<typeof tableDraft>;

/** Fields of the form that have one error message. */
export type TextField = Exclude<keyof TableFields, 'translations'>;

/** Defaults of a new table, which specification §9 prescribes. */
const newTable: TableFields = {
  name: 'Tavolo Nuovo',
  capacity: 4,
  description: '',
  floor: 0,
  capacityMin: '',
  joinGroup: '',
  isActive: true,
  position: null,
  shape: '',
  translations: toDescriptionFields({}),
};

const toTableFields = ({
  name,
  capacity,
  description,
  floor,
  capacityMin,
  joinGroup,
  isActive,
  position,
  shape,
  translations,
}: TableView): TableFields => ({
  name,
  capacity,
  description: description ?? '',
  floor,
  capacityMin: capacityMin ?? '',
  joinGroup: joinGroup ?? '',
  isActive,
  // The form has no field for the position, but the server would delete a missing position.
  position,
  shape: shape ?? '',
  translations: toDescriptionFields(translations),
});

export const useTableForm = (
  table: TableView | null,
  onSaved: (table: TableView | ChangedTable) => void,
) => {
  const [opened] = useState(table);
  const [add] = useAddTableMutation();
  const [change] = useChangeTableMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<TableFields, unknown, TableDraft>({
    resolver: staffResolver(tableDraft),
    defaultValues: opened ? toTableFields(opened) : newTable,
  });
  const { save, saving, refused } = useSave<TableView | ChangedTable>({
    done: opened ? 'Tavolo aggiornato' : 'Tavolo creato',
    failed: opened ? 'Errore nella modifica del tavolo' : 'Errore nella creazione del tavolo',
    onSaved,
    onFields: (fields) =>
      Object.entries(fields).forEach(([name, message], at) =>
        setError(name as keyof TableFields, { message }, { shouldFocus: at === 0 }),
      ),
  });
  // After a conflict, sends the newest version, so saving again overwrites the colleague's change.
  const updatedAt = (refused?.stale ? table : opened)?.updatedAt ?? '';
  const send = (draft: TableDraft) =>
    save(() => (opened ? change({ id: opened.id, updatedAt, draft }) : add({ draft })));
  return {
    register,
    control,
    saving,
    refused,
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    fieldError: (name: TextField) => errors[name]?.message,
    translationErrors: errors.translations,
  };
};
