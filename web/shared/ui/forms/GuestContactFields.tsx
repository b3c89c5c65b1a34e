import type { ComponentProps } from 'react';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from './Field.tsx';
import { EmailInput, Input } from './Input.ts';
import { PhoneField } from './PhoneField.tsx';

export type ContactFieldName = 'customerName' | 'customerPhone' | 'customerEmail';

type Props = {
  /** Props that connect an input with its form, for example `register` of React Hook Form. */
  connect: (name: ContactFieldName) => ComponentProps<'input'>;
  fieldError: (name: ContactFieldName) => string | undefined;
  phoneHint?: string;
  emailHint?: string;
};

/**
 * Contact fields of a guest. They are a fragment, because the grids of the forms position direct
 * children.
 */
export const GuestContactFields = ({ connect, fieldError, phoneHint, emailHint }: Props) => {
  const words = useTranslation();
  return (
    <>
      <Field label={words('booking.name')} required error={fieldError('customerName')}>
        {(control) => <Input {...control} {...connect('customerName')} autoComplete="name" />}
      </Field>
      <PhoneField
        label={words('booking.phone')}
        hint={phoneHint}
        error={fieldError('customerPhone')}
        connect={() => connect('customerPhone')}
      />
      <Field
        label={words('booking.email')}
        optional={words('booking.optional')}
        hint={emailHint}
        error={fieldError('customerEmail')}
      >
        {(control) => (
          <EmailInput {...control} {...connect('customerEmail')} autoComplete="email" />
        )}
      </Field>
    </>
  );
};
