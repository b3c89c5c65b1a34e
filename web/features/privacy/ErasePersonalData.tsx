import { useState } from 'react';
import {
  erasureReasonLabel,
  type ErasureReason,
  type SubjectRecord,
} from '#src/contracts/data-subject-requests.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Select } from '#web/shared/ui/forms/Input.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { matterTitle } from './personalDataExport.ts';
import { useErasePersonMutation, type PersonQuery } from './personalDataApi.ts';

type Props = { matters: readonly SubjectRecord[]; asked: PersonQuery; onErased: () => void };

const findName = (matters: readonly SubjectRecord[], asked: PersonQuery) =>
  matters.flatMap(({ data }) => data.map((fields) => fields['name'])).find(Boolean) ??
  asked.email ??
  asked.phone ??
  asked.reservation ??
  '';

export const ErasePersonalData = ({ matters, asked, onErased }: Props) => {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState<ErasureReason>('request');
  const [erase, { isLoading }] = useErasePersonMutation();
  const { toast } = useToast();
  const confirm = async () => {
    const { data, error } = await erase({ ...asked, reason, matters: matters.map(({ id }) => id) });
    setAsking(false);
    if (error)
      return toast({
        title: 'Errore',
        description: errorMessage(error, 'La cancellazione non è riuscita.'),
        variant: 'destructive',
      });
    toast({
      title: 'Dati cancellati',
      description: `${data.matters} schede. La storia resta, senza nomi.`,
    });
    onErased();
  };
  return (
    <>
      <Button
        $variant="danger"
        $size="sm"
        aria-disabled={matters.length === 0}
        onClick={() => {
          if (matters.length > 0) setAsking(true);
        }}
      >
        Cancella tutto
      </Button>
      <ConfirmDialog
        open={asking}
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
        confirm="Cancella per sempre"
        title={`Sei sicuro di voler cancellare i dati di "${findName(matters, asked)}"?`}
        description="Nome, telefono, email e testi spariscono da prenotazioni, preventivi e messaggi. Non si può tornare indietro."
      >
        <ul>
          {matters.map((matter) => (
            <li key={matter.id}>{matterTitle(matter)}</li>
          ))}
        </ul>
        <ReasonField value={reason} onChange={setReason} />
      </ConfirmDialog>
    </>
  );
};

type ReasonFieldProps = { value: ErasureReason; onChange: (reason: ErasureReason) => void };

const ReasonField = ({ value, onChange }: ReasonFieldProps) => (
  <Field label="Motivo">
    {(control) => (
      <Select
        {...control}
        value={value}
        onChange={({ target }) => onChange(target.value as ErasureReason)}
      >
        {Object.entries(erasureReasonLabel).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
