import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { exportReservations } from '../../../../../src/contracts/desk-calls.ts';
import { exportRange, type ExportRange } from '../../../../../src/contracts/desk.ts';
import { errorMessage, type ApiFailure } from '../../../../shared/api-error.ts';
import { downloadFile } from '../../../../shared/download.ts';
import { dayAfter } from '../../../../shared/italianDates.ts';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { Field } from '../../../../shared/ui/Field.tsx';
import { Input } from '../../../../shared/ui/Input.ts';
import { Switch } from '../../../../shared/ui/Switch.tsx';
import { useToast } from '../../../../shared/ui/Toast.tsx';
import { FormActions } from './FormActions.tsx';
import { Form, TwoColumns } from './formLayout.ts';

const WEEK = 6;

/** The reservations of some days as a CSV file. */
export const ExportReservationsDialog = ({
  date,
  onClose,
}: {
  date: string;
  onClose: () => void;
}) => {
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<ExportRange>({
    resolver: zodResolver(exportRange),
    defaultValues: { from: date, to: dayAfter(date, WEEK) },
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [allergies, setAllergies] = useState(false);
  const { toast } = useToast();
  const fetchFile = async ({ from, to }: ExportRange) => {
    const name = `prenotazioni-${from}-${to}.csv`;
    const refused = await downloadFile(
      `${exportReservations.path}?${new URLSearchParams({ from, to, ...(allergies ? { allergies: 'true' } : {}) }).toString()}`,
      name,
    );
    setFailure(refused);
    if (refused) return;
    toast({ title: 'File scaricato', description: name });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Esporta CSV"
      description="Le prenotazioni dei giorni scelti, in un file per il foglio di calcolo."
    >
      <Form noValidate onSubmit={(event) => void handleSubmit(fetchFile)(event)}>
        <TwoColumns>
          <Field label="Dal" required error={errors.from?.message}>
            {(control) => <Input {...control} {...register('from')} type="date" />}
          </Field>
          <Field label="Al" required error={errors.to?.message}>
            {(control) => <Input {...control} {...register('to')} type="date" />}
          </Field>
        </TwoColumns>
        <Switch checked={allergies} onChange={({ target }) => setAllergies(target.checked)}>
          Anche le allergie (dati sulla salute: solo se servono)
        </Switch>
        <FormActions
          word="Scarica"
          busy={isSubmitting}
          what="Errore nello scaricare il file."
          failure={failure && errorMessage(failure, 'Riprova tra qualche istante.')}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
};
