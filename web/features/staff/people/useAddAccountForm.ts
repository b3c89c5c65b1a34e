import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { newAccountRequest, type NewAccountRequest } from '#src/contracts/staff/accounts.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useAddAccountMutation } from '../access/accountsAndSessionsApi.ts';
import { roleLabels } from '../access/roleLabels.ts';

const EMPTY_FIELDS: NewAccountRequest = {
  username: '',
  role: 'dining-room',
  password: '',
  currentPassword: '',
};
const FIELDS = ['username', 'role', 'password', 'currentPassword'] as const;

/** Form for a new account. It keeps its input until the server has created the account. */
export const useAddAccountForm = (onDone: () => void) => {
  const form = useForm<NewAccountRequest>({
    resolver: staffResolver(newAccountRequest),
    defaultValues: EMPTY_FIELDS,
  });
  const [add, { isLoading: isSaving, error }] = useAddAccountMutation();
  const { toast } = useToast();
  const send = async (typed: NewAccountRequest) => {
    if (isSaving) return;
    const { data, error: refused } = await add(typed);
    if (data) {
      toast({ title: 'Account creato', description: `${data.username}, ${roleLabels[data.role]}` });
      return onDone();
    }
    const told = refusalOf(refused)?.fields ?? {};
    const field = FIELDS.find((name) => told[name]);
    if (field) form.setError(field, { message: told[field]! }, { shouldFocus: true });
    else if (refusalOf(refused)?.code === 'name_taken') form.setFocus('username');
  };
  const hasFieldError = Object.keys(refusalOf(error)?.fields ?? {}).length > 0;
  return {
    form,
    isSaving,
    submit: (event: FormEvent) => void form.handleSubmit(send)(event),
    refusal: error && !hasFieldError ? errorMessage(error, 'Riprova tra qualche istante.') : null,
  };
};
