import { useState } from 'react';
import type { PhoneProblem } from '#src/contracts/common/phone-number.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { PhoneField } from '#web/shared/ui/forms/PhoneField.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { findPhoneProblem } from '#web/shared/ui/forms/withPhoneCheck.ts';
import { FormPage } from './FormPage.tsx';
import { LinkForm } from './LinkForm.tsx';

/** Checks the number before it is sent, so the page shows one error. */
const useDialablePhone = () => {
  const [problem, setProblem] = useState<PhoneProblem | null>(null);
  const isReady = async (form: HTMLFormElement): Promise<boolean> => {
    const typed = readField(new FormData(form), 'customerPhone');
    const found = await findPhoneProblem(typed);
    setProblem(found);
    if (found) form.querySelector<HTMLInputElement>('[name=customerPhone]')?.focus();
    return found === null;
  };
  return { problem, isReady, onChange: () => setProblem(null) };
};

export const PhonePage = () => {
  const words = useTranslation();
  const connect = connectPlainInput(useRefusedForm());
  const { problem, isReady, onChange } = useDialablePhone();
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
              error={problem ? translateFieldError(words, problem) : undefined}
              connect={() => ({ ...connect('customerPhone'), required: true, onChange })}
            />
          </LinkForm>
        </>
      )}
    </FormPage>
  );
};
