import { useRef } from 'react';
import { refusalOf } from '../api/apiError.ts';

/** Clears a filled honeypot after a refusal, so that a person's next submit succeeds. */
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
