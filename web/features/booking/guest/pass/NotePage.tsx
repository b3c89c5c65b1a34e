import { useState } from 'react';
import { writeNote } from '#src/contracts/booking/personal-link-operations.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { PlainTextarea } from '#web/shared/ui/forms/PlainTextarea.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

/** Checks the note before it is sent, so the error is at the field and in the guest's language. */
const useValidNote = () => {
  const [problem, setProblem] = useState<string>();
  const isReady = (form: HTMLFormElement): Promise<boolean> => {
    const { error } = writeNote.body.safeParse({ notes: readField(new FormData(form), 'notes') });
    setProblem(error?.issues[0]?.message);
    if (error) form.querySelector<HTMLTextAreaElement>('[name=notes]')?.focus();
    return Promise.resolve(!error);
  };
  return { problem, isReady };
};

export const NotePage = () => {
  const words = useTranslation();
  const refused = useRefusedForm();
  const connect = connectPlainInput(refused);
  const { problem, isReady } = useValidNote();
  return (
    <FormPage>
      {({ token }) => (
        <>
          <h1>{words('pass.note')}</h1>
          <p>{words('pass.noteText')}</p>
          <LinkForm
            token={token}
            page="note"
            readAction={(form) => ({ note: { notes: readField(form, 'notes') } })}
            isReady={isReady}
            submitLabel={words('pass.noteSave')}
            keepLabel={words('pass.changeKeep')}
            doneMessage={words('pass.noteSaved')}
          >
            <Field
              label={words('pass.noteLabel')}
              required
              error={problem ? translateFieldError(words, problem) : refused?.fields['notes']}
            >
              {(control) => <PlainTextarea {...control} {...connect('notes')} required />}
            </Field>
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
