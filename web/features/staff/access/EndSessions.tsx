import { useId, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { OpenSession } from '../../../../src/contracts/own-access.ts';
import { errorMessage, refusalOf } from '../../../shared/api-error.ts';
import { Button } from '../../../shared/ui/Button.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Spinner } from '../../../shared/ui/Loading.tsx';
import { useToast } from '../../../shared/ui/Toast.tsx';
import { useEndOwnSessionsMutation } from './accessApi.ts';
import { PasswordField } from './PasswordField.tsx';
import { closedWords, deviceOf } from './sessionWords.ts';

type Props = {
  /** One of them, or all but this. */
  session: OpenSession | 'others';
  onDone: (ended: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** Asks for the password before a session ends: an open tablet is not its owner. */
export const EndSessions = ({ session, onDone, returnTo }: Props) => {
  const [password, setPassword] = useState('');
  const [end, { isLoading, error }] = useEndOwnSessionsMutation();
  const { toast } = useToast();
  const form = useId();
  const one = session === 'others' ? null : session;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data, error: refused } = await end({
      currentPassword: password,
      session: one?.id ?? null,
    });
    if (data)
      toast({
        title: one ? 'Sessione chiusa' : 'Sessioni chiuse',
        description: closedWords(data.ended),
      });
    else if (refusalOf(refused)?.code === 'no_such_session')
      toast({ title: errorMessage(refused, '') });
    else return;
    onDone(true);
  };
  return (
    <Dialog
      open
      onOpenChange={() => onDone(false)}
      returnTo={returnTo}
      title={one ? `Chiudere la sessione “${deviceOf(one)}”?` : 'Chiudere tutte le altre sessioni?'}
      description="Su quel dispositivo si dovrà accedere di nuovo. Conferma con la tua password."
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
            {isLoading && <Spinner $size={18} />}
            {one ? 'Chiudi la sessione' : 'Chiudi le altre'}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void send(event)}>
        <PasswordField
          label="Password"
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
