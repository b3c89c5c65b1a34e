import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { undoWithReason } from '#src/contracts/booking/reservation-desk-operations.ts';
import { override, type Override } from '#src/contracts/booking/reservation-desk-forms.ts';
import { deskActionLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { useUndoWithReasonMutation } from '../desk/reservationChangesApi.ts';
import { describeReservation } from '../desk/reservationText.ts';

/**
 * Offers to undo the last action, with a reason, after its service day has ended. Shows nothing
 * before that.
 */
export const UndoWithReason = ({ reservation }: { reservation: ReservationView }) => {
  const { register, handleSubmit, formState } = useForm<Override>({
    resolver: staffResolver(override),
    defaultValues: { reason: '' },
  });
  const [undo, { isLoading, error }] = useUndoWithReasonMutation();
  const { toast } = useToast();
  const mayUndo = useMayCall()(undoWithReason);
  if (!mayUndo || !reservation.lastAction?.undoableWithReason) return null;
  const { id, version, lastAction } = reservation;
  const send = async (body: Override) => {
    if (isLoading) return;
    const { data } = await undo({ id, version, body });
    if (data) toast({ title: 'Azione annullata', description: describeReservation(data) });
  };
  return (
    <Box noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>
        Ultima azione: <b>{deskActionLabel[lastAction.type]}</b>. Quella giornata è chiusa: per
        tornare indietro serve un motivo.
      </p>
      <Field
        label="Motivo"
        required
        error={formState.errors.reason?.message}
        hint="Resta nella storia della prenotazione. Non scrivere dati personali."
      >
        {(control) => <Input {...control} {...register('reason')} autoComplete="off" />}
      </Field>
      {error && <Alert live>{errorMessage(error, 'Riprova tra qualche istante.')}</Alert>}
      <Button type="submit" $variant="secondary" $size="sm" aria-disabled={isLoading}>
        Annulla azione
      </Button>
    </Box>
  );
};

const Box = styled.form`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 14px 16px 16px;
  border-left: 6px solid ${tone.medium.edge};
  background: ${tone.medium.ground};
  color: ${tone.medium.text};
  line-height: 1.45;
  > :nth-child(2) {
    justify-self: stretch;
  }
`;
