import type { UseFormRegisterReturn } from 'react-hook-form';
import { MAX_LENGTHS } from '#src/contracts/common/limits.ts';
import { usePhoneCheck, type CheckedPhone } from '#web/shared/hooks/usePhoneCheck.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';

type Props = {
  required: boolean;
  optional?: string | null;
  error: string | undefined;
  /**
   * Registers the input with the form. Called during rendering, because the order of the calls
   * defines the order of the fields.
   */
  connect: () => UseFormRegisterReturn;
};

const toHint = ({ isComplete, formatted }: CheckedPhone): string =>
  isComplete ? `Numero: ${formatted}` : 'Sembra incompleto: controlla le cifre.';

/**
 * Shows a hint instead of an error if the number seems incomplete, because staff may keep such a
 * number.
 */
export const StaffPhoneField = ({ required, optional = null, error, connect }: Props) => {
  const input = connect();
  const { checked, handlers } = usePhoneCheck(input);
  return (
    <Field
      label="Telefono"
      required={required}
      optional={optional}
      hint={checked && toHint(checked)}
      error={error}
    >
      {(field) => (
        <Input
          {...field}
          {...input}
          {...handlers}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={MAX_LENGTHS.customerPhone}
        />
      )}
    </Field>
  );
};
