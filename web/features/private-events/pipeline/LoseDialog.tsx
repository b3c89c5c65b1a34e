import { styled } from 'styled-components';
import { lostReasonLabel, lostReasons } from '#src/contracts/private-events/pipeline-codes.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { ReasonButtons, RejectionReasons } from '#web/shared/ui/RejectionReasons.tsx';
import { customerNameOf, describeOccasion } from '../staff/quoteText.ts';
import { useChangeQuoteMutation } from '../staff/staffQuotesApi.ts';
import type { PanelDialogProps } from './panelDialogProps.ts';
import { useLoseQuoteMutation } from './pipelineApi.ts';
import { useStep } from './useStep.ts';

/** Dialog that rejects a quote or marks it as lost. Only a rejection sends a mail to the guest. */
export const LoseDialog = ({ quote, returnTo, onCancel, onDone }: PanelDialogProps) => {
  const [change, { isLoading: isRejecting }] = useChangeQuoteMutation();
  const [lose, { isLoading: isLosing }] = useLoseQuoteMutation();
  const { run, problem } = useStep();
  const busy = isRejecting || isLosing;
  const seen = { id: quote.id, seen: quote.updatedAt };
  const reject = (rejectionReason: RejectionReason) =>
    void run(
      () => change({ ...seen, status: 'rejected', rejectionReason, quotedPrice: undefined }),
      { onDone },
    );
  return (
    <Dialog
      open
      returnTo={returnTo}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={`Rifiuta o persa: ${customerNameOf(quote)}`}
      description={describeOccasion(quote)}
      actions={
        <Button $variant="secondary" $size="sm" onClick={onCancel}>
          Torna indietro
        </Button>
      }
    >
      <Groups>
        {quote.status === 'pending' && (
          <RejectionReasons
            legend="Rifiuta: al cliente con una mail scriviamo di no"
            busy={busy}
            onReject={reject}
          />
        )}
        <ReasonButtons
          legend="Persa: nessuna mail, resta il motivo"
          busy={busy}
          reasons={lostReasons}
          labels={lostReasonLabel}
          onChoose={(reason) => void run(() => lose({ ...seen, reason }), { onDone })}
        />
        {problem && <Alert live>{problem}</Alert>}
      </Groups>
    </Dialog>
  );
};

const Groups = styled.div`
  display: grid;
  gap: 18px;
  margin-top: 18px;
`;
