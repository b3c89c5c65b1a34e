import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button, type ButtonVariant } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { OverrideReasonField } from './OverrideReasonField.tsx';
import type { useOverrideReason } from './useOverrideReason.ts';

type Props = {
  submitLabel: string;
  variant?: ButtonVariant;
  busy: boolean;
  errorTitle?: string;
  failure: string | null;
  override?: ReturnType<typeof useOverrideReason>['fieldProps'];
  onClose: () => void;
};

export const FormActions = ({
  submitLabel,
  variant = 'primary',
  busy,
  failure,
  errorTitle = "Errore nell'aggiornamento della prenotazione.",
  override,
  onClose,
}: Props) => (
  <>
    {override && <OverrideReasonField {...override} />}
    {failure && (
      <Alert live>
        <b>{errorTitle}</b> {failure}
      </Alert>
    )}
    <Row>
      <Button $variant="secondary" $size="sm" onClick={onClose}>
        Chiudi
      </Button>
      <Button type="submit" $variant={variant} $size="sm" aria-busy={busy} aria-disabled={busy}>
        {busy && <Spinner $size={18} />}
        {override ? `${submitLabel} lo stesso` : submitLabel}
      </Button>
    </Row>
  </>
);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
  margin-top: 6px;
`;
