import type { Data } from './words.ts';

/** The facts that a decision was made on, as the event keeps them; null where there were none to look at. */
export const factsOf = (data: Data): string | null => {
  const evidence = data['evidence'] as Data | undefined;
  if (!evidence) return null;
  const { coversHeld, maxCovers, tableFree, closed } = evidence;
  const table = tableFree === null ? 'nessun tavolo scelto' : tableFree ? 'tavolo libero' : 'tavolo già occupato';
  return `Coperti già impegnati ${String(coversHeld)} di ${String(maxCovers)}, ${table}, ${closed ? 'servizio chiuso' : 'nessuna chiusura'}.`;
};
