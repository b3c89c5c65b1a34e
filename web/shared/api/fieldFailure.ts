import { errorMessage, refusalOf } from './apiError.ts';

/** Returns the server's message about a field of the request, or undefined. */
export const fieldErrorOf = (error: unknown, name: string): string | undefined =>
  refusalOf(error)?.fields?.[name];

/**
 * Splits the error of a form with one field. `problem` is the message about the field. `failure` is
 * the message of any other error, or null.
 */
export const splitFailure = (error: unknown, name: string, fallback: string) => {
  const problem = fieldErrorOf(error, name);
  return {
    problem,
    failure: error && problem === undefined ? errorMessage(error, fallback) : null,
  };
};
