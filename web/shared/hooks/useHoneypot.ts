import { useRef } from 'react';
import { refusalOf } from '../api/apiError.ts';

/** The hidden field of a form: what it holds, and emptying it when it was the reason of a refusal, so that a person's second press sends. */
export const useHoneypot = () => {
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    website: (): string => field.current?.value ?? '',
    release: (failure: unknown): void => {
      if (field.current && refusalOf(failure)?.code === 'trap_filled') field.current.value = '';
    },
  };
};
