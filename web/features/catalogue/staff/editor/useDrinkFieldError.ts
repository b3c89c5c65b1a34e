import { useFormContext } from 'react-hook-form';
import type { DrinkFields } from './drinkFormSchema.ts';

type FoundError = { message?: string } | readonly ({ message?: string } | undefined)[] | undefined;

/**
 * Returns the message of a field error. A list has one error per entry, of which the first is
 * returned.
 */
export const findErrorMessage = (error: unknown): string | undefined => {
  const found = error as FoundError;
  return Array.isArray(found)
    ? found.find(Boolean)?.message
    : (found as { message?: string } | undefined)?.message;
};

export const useDrinkFieldError = () => {
  const {
    formState: { errors },
  } = useFormContext<DrinkFields>();
  return (name: keyof DrinkFields): string | undefined => findErrorMessage(errors[name]);
};
