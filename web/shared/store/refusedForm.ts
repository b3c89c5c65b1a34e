import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { createPreloadedSlice } from './preloadedState.ts';

/**
 * A form that was sent without JavaScript and that the server refused. `values` is the visitor's
 * input.
 */
export type RefusedForm = {
  readonly code: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
};

const preloadedRefusedForm = createPreloadedSlice<'refusedForm', RefusedForm>('refusedForm');

const FIRST_PAGE = 'default';

/**
 * Returns the refused form on the first page of a visit, which has this history key. Later pages
 * get null.
 */
export const useRefusedForm = (): RefusedForm | null => {
  const refused = useSelector(preloadedRefusedForm.of);
  return useLocation().key === FIRST_PAGE ? (refused?.value ?? null) : null;
};

/** Returns name and initial value of an input, for a form that also works without JavaScript. */
export const connectPlainInput =
  (refused: RefusedForm | null) =>
  (name: string): { readonly name: string; readonly defaultValue: string } => ({
    name,
    defaultValue: refused?.values[name]?.[0] ?? '',
  });

type PlainChoice = { readonly name: string; readonly defaultChecked?: boolean };

/**
 * Like `connectPlainInput`. With `value`, returns the props of a radio button or checkbox instead.
 */
export const connectPlainChoice =
  (refused: RefusedForm | null) =>
  (name: string, value?: string): PlainChoice =>
    value === undefined
      ? connectPlainInput(refused)(name)
      : { name, defaultChecked: refused?.values[name]?.includes(value) ?? value === '' };
