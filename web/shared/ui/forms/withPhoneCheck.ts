import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { PhoneProblem } from '#src/contracts/common/phone-number.ts';
import { loadPhoneNumber } from '#web/shared/hooks/usePhoneCheck.ts';

type PhoneValues = FieldValues & { readonly customerPhone: string };

/** Returns null also if the library cannot be loaded, because the server checks the number again. */
export const findPhoneProblem = (phone: string): Promise<PhoneProblem | null> =>
  loadPhoneNumber().then(
    (library) => library.findPhoneProblem(phone),
    () => null,
  );

/**
 * Adds the check of the phone number library to a resolver. If the library cannot be loaded, only
 * the server checks.
 */
export const withPhoneCheck =
  <Values extends PhoneValues, Output>(
    resolver: Resolver<Values, unknown, Output>,
  ): Resolver<Values, unknown, Output> =>
  async (values, ...rest) => {
    const result = await resolver(values, ...rest);
    if ('customerPhone' in result.errors) return result;
    const message = await findPhoneProblem(values.customerPhone);
    if (message === null) return result;
    const customerPhone = { type: 'phone', message };
    const errors: FieldErrors = { ...result.errors, customerPhone };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
