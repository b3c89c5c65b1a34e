import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';
import { italianFieldError } from '#web/shared/i18n/italianFieldError.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Translates the error messages in place. It skips `ref`, which is a DOM element. */
const translateErrors = (errors: Record<string, unknown>): void => {
  for (const [name, error] of Object.entries(errors)) {
    if (name === 'message' && typeof error === 'string') errors[name] = italianFieldError(error);
    else if (name !== 'ref' && isObject(error)) translateErrors(error);
  }
};

/** Validates a form with a schema of the contracts. Returns Italian messages instead of codes. */
export const staffResolver = <Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => {
  const resolve = zodResolver(schema);
  return async (values, context, options): Promise<ResolverResult<Input, Output>> => {
    const result = await resolve(values, context, options);
    translateErrors(result.errors);
    return result;
  };
};
