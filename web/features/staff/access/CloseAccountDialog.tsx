import type { RefObject } from 'react';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useCloseAccountMutation } from './accountsAndSessionsApi.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

type Props = {
  account: StaffAccount;
  onDone: (closed: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

export const CloseAccountDialog = ({ account, onDone, returnTo }: Props) => {
  const [close, { isLoading, error }] = useCloseAccountMutation();
  const { toast } = useToast();
  const send = async (currentPassword: string) => {
    const { error: refused } = await close({ id: account.id, currentPassword });
    const isGone = refusalOf(refused)?.code === 'account_unknown';
    if (refused && !isGone) return;
    toast(
      isGone
        ? { title: errorMessage(refused, '') }
        : { title: 'Account chiuso', description: `${account.username} non può più entrare.` },
    );
    onDone(true);
  };
  return (
    <PasswordDialog
      title={`Chiudere l’account “${account.username}”?`}
      label="La tua password"
      confirm="Chiudi l’account"
      description="Le sue sessioni si chiudono subito e non potrà più entrare. Non si può riaprire. Conferma con la tua password."
      busy={isLoading}
      error={error}
      onConfirm={send}
      onClose={() => onDone(false)}
      returnTo={returnTo}
    />
  );
};
