import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { GuestContactFields } from '#web/shared/ui/forms/GuestContactFields.tsx';
import { Textarea } from '#web/shared/ui/forms/Input.ts';
import type { GuestDetails } from '../bookingFlowTypes.ts';

type Props = {
  register: UseFormRegister<GuestDetails>;
  fieldError: (name: keyof GuestDetails) => string | undefined;
};

/** Returns a fragment, because the form's grid places its direct children. */
export const ContactFields = ({ register, fieldError }: Props) => {
  const words = useTranslation();
  return (
    <>
      <GuestContactFields
        connect={register}
        fieldError={fieldError}
        phoneHint={words('booking.phoneHint')}
        emailHint={words('booking.emailHint')}
      />
      <Field
        label={words('booking.notes')}
        optional={words('booking.optional')}
        hint={words('booking.notesHint')}
        error={fieldError('notes')}
      >
        {(control) => <Textarea {...control} {...register('notes')} rows={3} />}
      </Field>
    </>
  );
};
