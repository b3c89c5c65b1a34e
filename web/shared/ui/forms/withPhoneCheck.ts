import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { fieldMessage } from '#src/messages/field-message.ts';
import { loadPhoneNumber } from '#web/shared/hooks/usePhoneCheck.ts';

type PhoneValues = FieldValues & { readonly customerPhone: string };

/** Returns true also if the library cannot be loaded, because the server checks the number again. */
export const isCompletePhone = (phone: string): Promise<boolean> =>
  loadPhoneNumber().then(
    (library) => library.isCompletePhone(phone),
    () => true,
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
    if ('customerPhone' in result.errors || (await isCompletePhone(values.customerPhone)))
      return result;
    const customerPhone = { type: 'phone', message: fieldMessage('phone_incomplete') };
    const errors: FieldErrors = { ...result.errors, customerPhone };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
