import * as Radix from '@radix-ui/react-dialog';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { art, color } from '#web/shared/ui/theme/tokens.ts';
import { useLogInMutation } from './sessionApi.ts';
import { leavePage, useEndedSession } from './useEndedSession.ts';

/**
 * Covers the page after its session has ended, until the same person signs in again. The page below
 * stays as it is, so nothing that was typed is lost.
 */
export const SignInAgain = ({ username }: { username: string }) => {
  const { isEnded } = useEndedSession(username);
  return isEnded ? <SignInCover username={username} /> : null;
};

const SignInCover = ({ username }: { username: string }) => {
  const opener = useReturnToOpener();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Cover
          {...opener}
          data-whole-window
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Radix.Title asChild>
            <h2>La sessione è scaduta</h2>
          </Radix.Title>
          <Radix.Description>
            Quello che hai scritto è ancora qui sotto. Scrivi la password per continuare.
          </Radix.Description>
          <PasswordForm username={username} />
          <Button $variant="secondary" $size="sm" onClick={() => leavePage('/admin/login')}>
            Non sono {username}
          </Button>
        </Cover>
      </Radix.Portal>
    </Radix.Root>
  );
};

const PasswordForm = ({ username }: { username: string }) => {
  const formId = useId();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const [password, setPassword] = useState('');
  const enter = (event: FormEvent) => {
    event.preventDefault();
    // React passes the event on to a form that contains this component, although it is in a portal.
    event.stopPropagation();
    if (!isLoading) void logIn({ username, password });
  };
  return (
    <Form id={formId} onSubmit={enter}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={`Password di ${username}`} required>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {error && <Alert live>{errorMessage(error, 'Credenziali non valide')}</Alert>}
      <Button type="submit" aria-busy={isLoading} aria-disabled={isLoading || password === ''}>
        {isLoading && <Spinner />}
        Continua
      </Button>
    </Form>
  );
};

const Cover = styled(Radix.Content)`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  gap: 16px;
  justify-items: center;
  align-content: center;
  padding: 24px 16px;
  overflow-y: auto;
  background: ${color.ivory} ${art.grain};
  color: ${color.text};
  text-align: center;
`;
const Form = styled.form`
  display: grid;
  gap: 16px;
  width: min(100%, 24rem);
  text-align: left;
`;
