import { useFormContext } from 'react-hook-form';
import type { DrinkFields } from './drinkFormSchema.ts';

export const useDrinkFieldError = () => {
  const {
    formState: { errors },
  } = useFormContext<DrinkFields>();
  return (name: keyof DrinkFields): string | undefined => {
    const found = errors[name] as
      { message?: string } | readonly ({ message?: string } | undefined)[] | undefined;
    return Array.isArray(found)
      ? found.find(Boolean)?.message
      : (found as { message?: string } | undefined)?.message;
  };
};
