import type { UnknownAction } from '@reduxjs/toolkit';
import { dateChanged, mealChanged, partyChanged, turnChanged } from '../bookingFlowSlice.ts';
import type { MealType } from '#src/contracts/common/fields.ts';

const readRadio = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[type=radio][name=${name}]:checked`);

/** `defaultChecked` and `defaultValue` are what the server rendered. */
const readChangedRadio = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const checked = readRadio(form, name);
  return checked && !checked.defaultChecked ? checked : null;
};

/** A changed date would preset its own meal, so the shown one counts as chosen then. */
const readMeal = (form: HTMLFormElement, changedDate: string | null): HTMLInputElement | null =>
  changedDate === null ? readChangedRadio(form, 'mealType') : readRadio(form, 'mealType');

const readChangedDate = (form: HTMLFormElement): string | null => {
  const field = form.querySelector<HTMLInputElement>('input[type=date]');
  return (
    readChangedRadio(form, 'date')?.value ??
    (field && field.value !== field.defaultValue ? field.value : null)
  );
};

const readShownDate = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[type=date]')?.value ?? '';

/**
 * Takes over what the guest chose between the first paint and hydration, because React would show
 * the preset again. Returns false if the form is unchanged.
 */
export const adoptFormInput = (
  form: HTMLFormElement,
  dispatch: (action: UnknownAction) => unknown,
): boolean => {
  const people = readChangedRadio(form, 'numberOfPeople');
  const changedDate = readChangedDate(form);
  const meal = readMeal(form, changedDate);
  const turn = readChangedRadio(form, 'timeSlot');
  const date = changedDate ?? readShownDate(form);
  if (people) dispatch(partyChanged(Number(people.value)));
  if (changedDate !== null) dispatch(dateChanged(changedDate));
  if (meal) dispatch(mealChanged({ date, mealType: meal.value as MealType }));
  if (turn)
    dispatch(
      turnChanged({
        date,
        mealType: turn.dataset['meal'] as MealType,
        timeSlot: turn.value,
      }),
    );
  return Boolean(people ?? changedDate ?? meal ?? turn);
};
