import type { RefObject } from 'react';
import { useOpenUrl } from './useOpenUrl.ts';
import { useWriteUrl } from './useWriteUrl.ts';

export const useFlowHistory = (form: RefObject<HTMLFormElement | null>): void => {
  useOpenUrl(form);
  useWriteUrl();
};
