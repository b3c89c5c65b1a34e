import { useId, type FormEvent, type RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import { pinGrant, type PinGrant } from '#src/contracts/staff/trusted-device.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Dialog } from '#web/shared/ui/feedback/Dialog.tsx';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { PasswordField } from '../access/PasswordField.tsx';
import { useGivePinMutation } from '../trusted-device/trustedDeviceApi.ts';

type Props = {
  account: StaffAccount;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

export const GivePinDialog = ({ account, onDone, returnTo }: Props) => {
  const { register, submit, errors, isSaving, refusal } = useGivePin(account, onDone);
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onDone}
      returnTo={returnTo}
      title={`Le quattro cifre di “${account.username}”`}
      description="Servono sul tablet della casa. Le vecchie cifre non valgono più."
      actions={
        <>
          <Button $variant="secondary" $size="sm" onClick={onDone}>
            Torna indietro
          </Button>
          <Button type="submit" form={id} $size="sm" aria-busy={isSaving} aria-disabled={isSaving}>
            {isSaving && <Spinner $size={18} />}
            Dai le cifre
          </Button>
        </>
      }
    >
      <Form id={id} noValidate onSubmit={submit}>
        {refusal && <Alert live>{refusal}</Alert>}
        <PasswordField
          label="Quattro cifre"
          error={errors.pin?.message}
          {...register('pin')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <PasswordField
          label="La tua password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
};

const useGivePin = ({ id, username }: StaffAccount, onDone: () => void) => {
  const { register, handleSubmit, setError, formState } = useForm<PinGrant>({
    resolver: staffResolver(pinGrant),
    defaultValues: { pin: '', currentPassword: '' },
  });
  const [give, { isLoading: isSaving, error }] = useGivePinMutation();
  const { toast } = useToast();
  const send = async (typed: PinGrant) => {
    if (isSaving) return;
    const { error: refused } = await give({ id, ...typed });
    if (!refused) {
      toast({ title: 'Cifre date', description: username });
      return onDone();
    }
    const told = refusalOf(refused)?.fields ?? {};
    const field = (['pin', 'currentPassword'] as const).find((name) => told[name]);
    if (field) setError(field, { message: told[field]! }, { shouldFocus: true });
  };
  const hasFieldError = Object.keys(refusalOf(error)?.fields ?? {}).length > 0;
  return {
    register,
    submit: (event: FormEvent) => void handleSubmit(send)(event),
    errors: formState.errors,
    isSaving,
    refusal: error && !hasFieldError ? errorMessage(error, 'Riprova tra qualche istante.') : null,
  };
};

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 18px;
`;
