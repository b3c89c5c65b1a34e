import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import {
  PASSWORD_LENGTH,
  passwordChangeRequest,
  type PasswordChangeRequest,
} from '#src/contracts/staff/own-account.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FlatCard } from '#web/shared/ui/layout/Card.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useChangeOwnPasswordMutation } from './accountsAndSessionsApi.ts';
import { PasswordField } from './PasswordField.tsx';
import { endedSessionsText } from './sessionText.ts';

const EMPTY_FIELDS: PasswordChangeRequest = { currentPassword: '', newPassword: '' };
const FIELDS = ['currentPassword', 'newPassword'] as const;

/**
 * Form for a new password. It contains `username`, because password managers store both together.
 */
export const ChangePasswordForm = ({ username }: { username: string }) => {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors },
  } = useForm<PasswordChangeRequest>({
    resolver: staffResolver(passwordChangeRequest),
    defaultValues: EMPTY_FIELDS,
  });
  const [change, { isLoading }] = useChangeOwnPasswordMutation();
  const { toast } = useToast();
  const send = async (typed: PasswordChangeRequest) => {
    if (isLoading) return;
    const { data, error } = await change(typed);
    if (data) {
      reset(EMPTY_FIELDS);
      return toast({ title: 'Password cambiata', description: endedSessionsText(data.ended) });
    }
    const told = refusalOf(error)?.fields ?? {};
    const field = FIELDS.find((name) => told[name]);
    if (field) setError(field, { message: told[field]! }, { shouldFocus: true });
    else
      toast({
        title: 'Password non cambiata',
        description: errorMessage(error, 'Riprova tra qualche istante.'),
        variant: 'destructive',
      });
  };
  return (
    <Paper
      as="form"
      noValidate
      aria-label="Cambia la password"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h3>Cambia la password</h3>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Password attuale"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
        autoComplete="current-password"
      />
      <PasswordField
        label="Nuova password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
        autoComplete="new-password"
        hint={`Almeno ${PASSWORD_LENGTH.min} caratteri: quattro parole a caso vanno bene. Rifiutiamo quelle note perché già rubate.`}
      />
      <Button type="submit" aria-disabled={isLoading} aria-busy={isLoading}>
        {isLoading && <Spinner />}Cambia la password
      </Button>
      <small>Le altre sessioni si chiudono subito; qui resti dentro.</small>
    </Paper>
  );
};

const Paper = styled(FlatCard)`
  gap: 18px;
  padding: 20px 24px 24px;
  align-self: start;
  small {
    font-size: 0.9375rem;
    color: ${color.textMuted};
  }
  h3 {
    font-size: 1.625rem;
  }
` as typeof FlatCard;
