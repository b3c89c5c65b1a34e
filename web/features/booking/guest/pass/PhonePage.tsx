import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

export const PhonePage = () => {
  const words = useTranslation();
  return (
    <FormPage>
      {({ token }) => (
        <>
          <h1>{words('pass.phone')}</h1>
          <p>{words('pass.phoneText')}</p>
          <LinkForm
            token={token}
            page="phone"
            readAction={(form) => ({ phone: { customerPhone: readField(form, 'customerPhone') } })}
            submitLabel={words('pass.phoneSave')}
            keepLabel={words('pass.changeKeep')}
            doneMessage={words('pass.phoneSaved')}
          >
            <Field label={words('pass.phoneLabel')} required>
              {(control) => (
                <Input {...control} type="tel" name="customerPhone" required autoComplete="tel" />
              )}
            </Field>
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
