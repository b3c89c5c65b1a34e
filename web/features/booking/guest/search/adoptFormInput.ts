import type { UnknownAction } from '@reduxjs/toolkit';
import { dateChanged, mealChanged, partyChanged, turnChanged } from '../bookingFlowSlice.ts';
import type { MealType } from '#src/contracts/common/fields.ts';

const readRadio = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[type=radio][name=${name}]:checked`);

/**
 * Returns the radio button that the guest selected. `defaultChecked` is the value that the server
 * rendered.
 */
const readChangedRadio = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const checked = readRadio(form, name);
  return checked && !checked.defaultChecked ? checked : null;
};

/**
 * Returns the meal that the guest chose. If the guest changed the date, returns the meal on screen,
 * because the new date would preset another meal.
 */
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
 * Stores the input that the guest made before hydration, because React would otherwise show the
 * preset again. Returns false if the guest changed nothing.
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
