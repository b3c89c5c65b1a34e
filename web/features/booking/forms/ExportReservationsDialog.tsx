import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { exportReservations } from '#src/contracts/booking/reservation-desk-operations.ts';
import { exportRange, type ExportRange } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { errorMessage, type ApiFailure } from '#web/shared/api/apiError.ts';
import { downloadFile } from '#web/shared/api/downloadFile.ts';
import { dayAfter } from '#web/shared/dates/formatItalianDates.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Switch } from '#web/shared/ui/controls/Switch.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { FormActions } from './fields/FormActions.tsx';
import { Form, TwoColumns } from './fields/formLayout.ts';

const DEFAULT_RANGE_DAYS = 6;

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
    resolver: staffResolver(exportRange),
    defaultValues: { from: date, to: dayAfter(date, DEFAULT_RANGE_DAYS) },
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
          submitLabel="Scarica"
          busy={isSubmitting}
          errorTitle="Errore nello scaricare il file."
          failure={failure && errorMessage(failure, 'Riprova tra qualche istante.')}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
};
