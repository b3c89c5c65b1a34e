import { useEffect } from 'react';
import { venue } from '#src/venue.ts';

export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${venue.name}`;
  }, [title]);
};
