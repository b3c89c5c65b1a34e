import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { CONTACT_LENGTHS, type ContactMessage } from '../../../src/contracts/contact.ts';
import { LENGTHS } from '../../../src/contracts/fields.ts';
import { fieldSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Button } from '../../shared/ui/Button.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Input, Textarea } from '../../shared/ui/Input.ts';
import { Spinner } from '../../shared/ui/Loading.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import { emptyDraft, messageSchema, type Draft } from './messageSchema.ts';
import { useSendMessage } from './useSendMessage.ts';

const Form = styled.form`
  display: flex; flex: 1; flex-direction: column; gap: 15px;
  input { min-height: 48px; } input[type='checkbox'] { min-height: 0; } > .message { flex: 1; display: flex; flex-direction: column; } textarea { flex: 1; }
`;

/** A message to the house (specification §5). */
export const ContactForm = () => {
  const words = useWords();
  const { register, handleSubmit, reset, setError, formState: { errors } } =
    useForm<Draft, unknown, ContactMessage>({ resolver: zodResolver(messageSchema), defaultValues: emptyDraft });
  const { send, sending, changed } = useSendMessage(reset, setError);
  const problem = (name: keyof Draft) => {
    const message = errors[name]?.message;
    return message ? fieldSentence(words, message) : undefined;
  };

  // Registered in the order of the screen, so that the first wrong field takes the focus.
  const inputs = { name: register('name'), email: register('email'), message: register('message'), privacyConsent: register('privacyConsent') };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(send)(event)} onChange={changed}>
      <Field label={words('contact.name')} required error={problem('name')}>
        {(control) => <Input {...control} {...inputs.name} autoComplete="name" maxLength={LENGTHS.customerName} />}
      </Field>
      <Field label={words('contact.email')} required error={problem('email')}>
        {(control) => <Input {...control} {...inputs.email} type="email" autoComplete="email" maxLength={LENGTHS.customerEmail} />}
      </Field>
      <Field label={words('contact.message')} required error={problem('message')} className="message">
        {(control) => <Textarea {...control} {...inputs.message} rows={4} maxLength={CONTACT_LENGTHS.message} />}
      </Field>
      <ConsentBox {...inputs.privacyConsent} error={problem('privacyConsent')} />
      <Button type="submit" aria-busy={sending} aria-disabled={sending}>
        {sending && <Spinner />}{words(sending ? 'contact.sending' : 'contact.send')}
      </Button>
    </Form>
  );
};
