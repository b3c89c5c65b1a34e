import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../shared/api-error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Input } from '../../shared/ui/Input.ts';
import { Spinner } from '../../shared/ui/Loading.tsx';
import { Bar, Empty } from '../../shared/ui/staffLayout.ts';
import { PersonFound } from './PersonFound.tsx';
import { useOpenPersonFileMutation, type Asked } from './privacyApi.ts';

/** What the house knows of a person: found by phone or e-mail, handed over, erased. */
export const PrivacyPage = () => {
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, { data, error, isLoading, reset }] = useOpenPersonFileMutation();
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const person = { phone: phone.trim() || null, email: email.trim() || null };
    setAsked(person);
    await open(person);
  };
  return (
    <>
      <Bar><h2>Dati personali</h2></Bar>
      <p>Cerca una persona con il telefono o l’email che ha dato. La ricerca resta scritta nel registro.</p>
      <Form noValidate onSubmit={(event) => void search(event)} aria-label="Cerca una persona">
        <Field label="Telefono">{(control) => <Input {...control} type="tel" autoComplete="off" value={phone} onChange={({ target }) => setPhone(target.value)} />}</Field>
        <Field label="Email">{(control) => <Input {...control} type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />}</Field>
        <Button type="submit" aria-busy={isLoading}>{isLoading && <Spinner $size={18} />}Cerca</Button>
      </Form>
      {error !== undefined && <Alert live>{errorMessage(error, 'La ricerca non è riuscita.')}</Alert>}
      {data?.matters.length === 0 && <Empty role="status">Nessun dato<small>Con questo telefono o indirizzo email non conserviamo niente.</small></Empty>}
      {data && asked && data.matters.length > 0 && <PersonFound file={data} asked={asked} onErased={reset} />}
    </>
  );
};

const Form = styled.form`
  display: grid; grid-template-columns: repeat(2, minmax(0, 300px)) auto; gap: 14px; align-items: end; justify-content: start; margin-block: 18px 24px;
  @media (max-width: 700px) { grid-template-columns: minmax(0, 1fr); justify-content: stretch; }
`;
