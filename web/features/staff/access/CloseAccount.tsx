import { useId, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { StaffAccount } from '../../../../src/contracts/accounts.ts';
import { errorMessage, refusalOf } from '../../../shared/api-error.ts';
import { Button } from '../../../shared/ui/Button.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Spinner } from '../../../shared/ui/Loading.tsx';
import { useToast } from '../../../shared/ui/Toast.tsx';
import { useCloseAccountMutation } from './accessApi.ts';
import { PasswordField } from './PasswordField.tsx';

type Props = {
  account: StaffAccount;
  onDone: (closed: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** Asks for the own password before the account of a colleague is closed. */
export const CloseAccount = ({ account, onDone, returnTo }: Props) => {
  const [password, setPassword] = useState('');
  const [close, { isLoading, error }] = useCloseAccountMutation();
  const { toast } = useToast();
  const form = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { error: refused } = await close({ id: account.id, currentPassword: password });
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
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      returnTo={returnTo}
      title={`Chiudere l’account “${account.username}”?`}
      description="Le sue sessioni si chiudono subito e non potrà più entrare. Non si può riaprire. Conferma con la tua password."
      actions={
        <>
          <Button $variant="line" $size="sm" onClick={() => onDone(false)}>
            Annulla
          </Button>
          <Button
            type="submit"
            form={form}
            $variant="no"
            $size="sm"
            aria-busy={isLoading}
            aria-disabled={isLoading}
          >
            {isLoading && <Spinner $size={18} />}Chiudi l’account
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void send(event)}>
        <PasswordField
          label="La tua password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          autoComplete="current-password"
          error={error !== undefined && errorMessage(error, 'Riprova tra qualche istante.')}
        />
      </Form>
    </Dialog>
  );
};

const Form = styled.form`
  margin-top: 18px;
`;
