import { useEffect } from 'react';
import { venue } from '#src/venue.ts';

/** Names the browser's tab. The server sent a neutral title, and nothing else of these pages is for search engines. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${venue.name}`;
  }, [title]);
};
