import { useFormContext } from 'react-hook-form';
import type { DrinkFields } from './drinkFormSchema.ts';

type FoundError = { message?: string } | readonly ({ message?: string } | undefined)[] | undefined;

/** A list has one error per entry, and the field shows the first of them. */
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
