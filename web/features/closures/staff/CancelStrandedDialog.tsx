import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { ConfirmDialog } from '#web/shared/ui/feedback/ConfirmDialog.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { cancellationAnswer, cancellationQuestion, cancellationSummary } from './closureText.ts';
import { useCancelStrandedMutation } from './closuresApi.ts';

type Props = {
  ids: readonly string[];
  onBack: () => void;
  /**
   * Receives the cancelled reservations whose guests have no e-mail address, so staff must contact
   * them.
   */
  onCancelled: (toTell: readonly ReservationView[]) => void;
};

const isToldByHand = ({ contact, customerEmail, customerPhone }: ReservationView): boolean =>
  contact === 'not_informed' && customerEmail === null && customerPhone !== null;

export const CancelStrandedDialog = ({ ids, onBack, onCancelled }: Props) => {
  const [send, { isLoading, error }] = useCancelStrandedMutation();
  const { toast } = useToast();
  const cancel = async () => {
    const { data } = await send({ ids: [...ids] });
    if (!data) return;
    const { cancelled, missed } = data;
    toast({
      title: cancellationSummary(cancelled.length, missed.length),
      description: missed[0]?.message ?? 'Chi ha lasciato un’e-mail riceve un messaggio.',
    });
    onCancelled(cancelled.filter(isToldByHand));
  };
  return (
    <ConfirmDialog
      open
      busy={isLoading}
      onCancel={onBack}
      onConfirm={() => void cancel()}
      confirm={cancellationAnswer(ids.length)}
      title={cancellationQuestion(ids.length)}
      description="Chi ha lasciato un’e-mail riceve un messaggio fra un minuto. Agli altri scrivi tu, uno dopo l’altro."
    >
      {error && <Alert live>{errorMessage(error, 'Riprova tra qualche istante.')}</Alert>}
    </ConfirmDialog>
  );
};
