import { matchRoutes } from 'react-router-dom';
import { loadMessages } from '#web/shared/i18n/loadMessages.ts';
import type { Language } from '#src/contracts/languages.ts';
import { matchPage, type RouteHandle } from './pageDefinitions.ts';
import { routes } from './routes.tsx';

/**
 * Loads the chunks and messages of the current page before hydration. Otherwise React would discard
 * the server's HTML.
 */
export const preloadScreen = async (language: Language): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all([
    loadMessages(language, matchPage(matches, location.search).areas),
    ...matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.prepare?.()),
  ]);
};
