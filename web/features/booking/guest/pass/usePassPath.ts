import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';

/** Returns the path of the ticket, or of one of its pages, in the current language. */
export const usePassPath = () => {
  const { token = '' } = useParams();
  const local = useLocalizedPath();
  return useCallback(
    (page = '') => local(`/reservations/${encodeURIComponent(token)}${page && `/${page}`}`),
    [local, token],
  );
};
