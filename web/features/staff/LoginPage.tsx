import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { credentials, type Credentials } from '#src/contracts/staff/sign-in.ts';
import { venue } from '#src/venue.ts';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { art, color } from '#web/shared/ui/theme/tokens.ts';
import { useLogInMutation } from './sessionApi.ts';

export const LoginPage = () => (
  <Ground>
    <Panel>
      <img src="/brand/emblem.svg" width="88" height="88" alt="" />
      <h1>Amministrazione</h1>
      <Subtitle>Area riservata allo staff di {venue.name}</Subtitle>
      <Line $motif="wave" $height={12} />
      <LoginForm />
    </Panel>
    <Back href="/">Torna al sito</Back>
  </Ground>
);

const LoginForm = () => {
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const [logIn, { isLoading }] = useLogInMutation();
  const { toast } = useToast();
  const navigate = useNavigate();

  const enter = async (typed: Credentials) => {
    if (isLoading) return;
    const { error } = await logIn(typed);
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
    await navigate('/admin', { replace: true });
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
      <Button type="submit" aria-disabled={isLoading} aria-busy={isLoading}>
        {isLoading && <Spinner />}
        {isLoading ? 'Accesso in corso…' : 'Accedi'}
      </Button>
    </Form>
  );
};

const Ground = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 20px;
  min-height: 100dvh;
  padding: 32px 16px;
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 50% / 200px;
`;
const Panel = styled(Card)`
  width: min(480px, 100%);
  text-align: center;
  filter: drop-shadow(0 30px 40px rgba(11, 24, 56, 0.55));
  img {
    margin: 0 auto 14px;
  }
  h1 {
    font-size: clamp(34px, 9vw, 44px);
  }
`;
const Subtitle = styled.p`
  margin-top: 10px;
  color: ${color.textMuted};
`;
const Line = styled(Frieze)`
  margin: 20px -10px 24px;
`;
const Form = styled.form`
  display: grid;
  gap: 18px;
  text-align: left;
`;
const Back = styled.a`
  padding: 10px 16px;
  min-height: 44px;
  font-weight: 600;
  color: ${color.frost};
  background: ${color.navy};
  text-underline-offset: 4px;
  text-decoration-color: ${color.azure};
`;
