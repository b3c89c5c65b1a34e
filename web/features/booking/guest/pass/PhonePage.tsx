import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { PhoneField } from '#web/shared/ui/forms/PhoneField.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

export const PhonePage = () => {
  const words = useTranslation();
  const connect = connectPlainInput(useRefusedForm());
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
            <PhoneField
              label={words('pass.phoneLabel')}
              connect={() => ({ ...connect('customerPhone'), required: true })}
            />
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
