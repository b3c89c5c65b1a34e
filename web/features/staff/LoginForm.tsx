import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { credentials, type Credentials } from '#src/contracts/staff/sign-in.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { staffResolver } from '#web/shared/ui/forms/staffResolver.ts';
import { useLogInMutation } from './sessionApi.ts';
import { startsOnTonight } from './startPage.ts';

export const LoginForm = () => {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<Credentials>({
    resolver: staffResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const [logIn, { isLoading }] = useLogInMutation();
  /** Message that stays until the next attempt, because its cause does not end by itself. */
  const [blocked, setBlocked] = useState<string | null>(null);
  const { toast } = useToast();
  const navigate = useNavigate();

  const enter = async (typed: Credentials) => {
    if (isLoading) return;
    const { data, error } = await logIn(typed);
    setBlocked(refusalOf(error)?.code === 'csrf' ? errorMessage(error, '') : null);
    if (error) {
      toast({
        title: 'Errore di login',
        description: errorMessage(error, 'Credenziali non valide'),
        variant: 'destructive',
      });
      setFocus('password', { shouldSelect: true });
      return;
    }
    toast({ title: 'Login effettuato', description: "Benvenuto nell'area amministratore" });
    await navigate(startsOnTonight(data) ? '/admin/tonight' : '/admin', { replace: true });
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(enter)(event)}>
      <Field label="Username" required error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('password')}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      {blocked !== null && <Alert live>{blocked}</Alert>}
      <Button type="submit" aria-disabled={isLoading} aria-busy={isLoading}>
        {isLoading && <Spinner />}
        {isLoading ? 'Accesso in corso…' : 'Accedi'}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: 18px;
  text-align: left;
`;
