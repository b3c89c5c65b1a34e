import type { RefObject } from 'react';
import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { useEndOwnSessionsMutation } from './accountsAndSessionsApi.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { endedSessionsText, deviceName } from './sessionText.ts';

type Props = {
  session: ActiveSession | 'others';
  onDone: (ended: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

/**
 * Ends sessions of the account. Asks for the password, because another person may use an unattended
 * device.
 */
export const EndSessionsDialog = ({ session, onDone, returnTo }: Props) => {
  const [end, { isLoading, error }] = useEndOwnSessionsMutation();
  const { toast } = useToast();
  const one = session === 'others' ? null : session;
  const send = async (currentPassword: string) => {
    const { data, error: refused } = await end({ currentPassword, session: one?.id ?? null });
    if (data)
      toast({
        title: one ? 'Sessione chiusa' : 'Sessioni chiuse',
        description: endedSessionsText(data.ended),
      });
    else if (refusalOf(refused)?.code === 'no_such_session')
      toast({ title: errorMessage(refused, '') });
    else return;
    onDone(true);
  };
  return (
    <PasswordDialog
      title={
        one ? `Chiudere la sessione “${deviceName(one)}”?` : 'Chiudere tutte le altre sessioni?'
      }
      label="Password"
      confirm={one ? 'Chiudi la sessione' : 'Chiudi le altre'}
      description="Su quel dispositivo si dovrà accedere di nuovo. Conferma con la tua password."
      busy={isLoading}
      error={error}
      onConfirm={send}
      onClose={() => onDone(false)}
      returnTo={returnTo}
    />
  );
};
