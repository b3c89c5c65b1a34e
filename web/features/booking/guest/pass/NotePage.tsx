import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Textarea } from '#web/shared/ui/forms/Input.ts';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

export const NotePage = () => {
  const words = useTranslation();
  const connect = connectPlainInput(useRefusedForm());
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
            submitLabel={words('pass.noteSave')}
            keepLabel={words('pass.changeKeep')}
            doneMessage={words('pass.noteSaved')}
          >
            <Field label={words('pass.noteLabel')} required>
              {(control) => (
                <Textarea
                  {...control}
                  {...connect('notes')}
                  required
                  maxLength={MAX_LENGTHS.notes}
                />
              )}
            </Field>
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
