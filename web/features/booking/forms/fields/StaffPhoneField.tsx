import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhoneCheck, type CheckedPhone } from '#web/shared/hooks/usePhoneCheck.ts';
import { italianFieldError } from '#web/shared/i18n/italianFieldError.ts';
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

const toHint = ({ problem, formatted, extension }: CheckedPhone): string => {
  if (problem === 'phone_incomplete') return 'Sembra incompleto: controlla le cifre.';
  if (problem) return italianFieldError(problem);
  return `Numero: ${formatted}${extension === null ? '' : `, senza l’interno ${extension}`}`;
};

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
        <Input {...field} {...input} {...handlers} type="tel" inputMode="tel" autoComplete="off" />
      )}
    </Field>
  );
};
