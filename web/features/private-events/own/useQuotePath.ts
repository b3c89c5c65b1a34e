import { useCallback } from 'react';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';

/** Returns the path of the guest's page, or of a page below it, in the current language. */
export const useQuotePath = (token: string) => {
  const local = useLocalizedPath();
  return useCallback(
    (part = '') => local(`/events/${encodeURIComponent(token)}${part}`),
    [local, token],
  );
};
