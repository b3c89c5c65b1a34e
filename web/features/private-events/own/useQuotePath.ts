import { useCallback } from 'react';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';

/** Path of the guest's page, or of one of its parts, in the current language. */
export const useQuotePath = (token: string) => {
  const local = useLocalizedPath();
  return useCallback(
    (part = '') => local(`/events/${encodeURIComponent(token)}${part}`),
    [local, token],
  );
};
