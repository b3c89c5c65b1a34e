import { useState } from 'react';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { PhoneField } from '#web/shared/ui/forms/PhoneField.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { isCompletePhone } from '#web/shared/ui/forms/withPhoneCheck.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

/** Checks the number before it is sent, so the page shows one error. */
const useCompletePhone = () => {
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isReady = async (form: HTMLFormElement): Promise<boolean> => {
    const typed = readField(new FormData(form), 'customerPhone');
    const isComplete = await isCompletePhone(typed);
    setIsIncomplete(!isComplete);
    if (!isComplete) form.querySelector<HTMLInputElement>('[name=customerPhone]')?.focus();
    return isComplete;
  };
  return { isIncomplete, isReady, onChange: () => setIsIncomplete(false) };
};

export const PhonePage = () => {
  const words = useTranslation();
  const connect = connectPlainInput(useRefusedForm());
  const { isIncomplete, isReady, onChange } = useCompletePhone();
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
            isReady={isReady}
            submitLabel={words('pass.phoneSave')}
            keepLabel={words('pass.changeKeep')}
            doneMessage={words('pass.phoneSaved')}
          >
            <PhoneField
              label={words('pass.phoneLabel')}
              error={isIncomplete ? words('field.phoneIncomplete') : undefined}
              connect={() => ({ ...connect('customerPhone'), required: true, onChange })}
            />
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
