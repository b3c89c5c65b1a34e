import { useRef } from 'react';
import { refusalOf } from '../api/apiError.ts';

/**
 * Honeypot field of a form. It is cleared after a refusal, because a person whose browser filled it
 * could otherwise never submit.
 */
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
