import { Suspense } from 'react';
import { styled } from 'styled-components';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { EmailInput, Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { lazyWithFallback } from '#web/shared/ui/lazyWithFallback.ts';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { ConsentCheckbox } from './ConsentCheckbox.tsx';
import type { ContactDraft } from './readContactDraft.ts';
import { preloadSubmission, useContactForm } from './useContactForm.ts';

/** Loads on demand, because almost no visitor needs it. */
const LaterFailureAlert = lazyWithFallback(
  async () => (await import('#web/shared/ui/feedback/FailureAlert.tsx')).FailureAlert,
  ({ text }) => <p role="alert">{text}</p>,
);

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 15px;
  input {
    min-height: 48px;
  }
  input[type='checkbox'] {
    min-height: 0;
  }
  > .message {
    flex: 1;
    display: flex;
    flex-direction: column;
  }
  textarea {
    flex: 1;
  }
`;

/** Contact form. Without JavaScript, `method="post"` keeps the input out of the URL. */
export const ContactForm = () => {
  const words = useTranslation();
  const { problems, blocked, sending, submit, revalidate, honeypot } = useContactForm();
  const problem = (name: keyof ContactDraft) => {
    const message = problems[name];
    return message ? translateFieldError(words, message) : undefined;
  };

  return (
    <Form
      noValidate
      method="post"
      onSubmit={submit}
      onFocus={preloadSubmission}
      onChange={(event) => revalidate(event.currentTarget)}
    >
      <Field label={words('contact.name')} required error={problem('name')}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label={words('contact.email')} required error={problem('email')}>
        {(control) => <EmailInput {...control} name="email" autoComplete="email" />}
      </Field>
      <Field
        label={words('contact.message')}
        required
        error={problem('message')}
        className="message"
      >
        {(control) => <Textarea {...control} name="message" rows={4} />}
      </Field>
      <ConsentCheckbox name="privacyConsent" error={problem('privacyConsent')} />
      {blocked && (
        <Suspense fallback={null}>
          <LaterFailureAlert text={blocked} />
        </Suspense>
      )}
      <Button type="submit" aria-busy={sending} aria-disabled={sending}>
        {sending && <Spinner />}
        {words(sending ? 'contact.sending' : 'contact.send')}
      </Button>
      <noscript>{words('contact.noScript')}</noscript>
      <HoneypotField ref={honeypot} />
    </Form>
  );
};
