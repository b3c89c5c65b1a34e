import { useId, useState, type FormEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { PasswordField } from './PasswordField.tsx';

type Props = {
  title: string;
  description: string;
  label: string;
  confirm: string;
  busy: boolean;
  error: unknown;
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

export const PasswordDialog = ({
  title,
  description,
  label,
  confirm,
  busy,
  error,
  onConfirm,
  onClose,
  returnTo,
}: Props) => {
  const [password, setPassword] = useState('');
  const form = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void onConfirm(password);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      returnTo={returnTo}
      title={title}
      description={description}
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onClose}>
            Torna indietro
          </Button>
          <Button
            type="submit"
            form={form}
            $variant="danger"
            $size="sm"
            aria-busy={busy}
            aria-disabled={busy}
          >
            {busy && <Spinner $size={18} />}
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={send}>
        <PasswordField
          label={label}
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
