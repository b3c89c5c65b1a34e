import { textOf, type Data } from './words.ts';

/** The limits that staff may pass with a reason, in words. */
const LIMITS: Record<string, string> = {
  service_closed: 'servizio chiuso',
  table_blocked: 'tavolo bloccato',
  table_taken: 'tavolo già occupato',
  table_too_small: 'tavolo troppo piccolo',
  turn_full: 'coperti esauriti',
};

/** The facts that a decision was made on, as the event keeps them; null where there were none to look at. */
export const factsOf = (data: Data): string | null => {
  const evidence = data['evidence'] as Data | undefined;
  if (!evidence) return null;
  const { coversHeld, maxCovers, tableFree, closed } = evidence;
  const passed = (data['passed'] as readonly string[] | undefined) ?? [];
  const table =
    tableFree === null
      ? 'nessun tavolo scelto'
      : tableFree
        ? 'tavolo libero'
        : 'tavolo già occupato';
  return `Coperti già impegnati ${textOf(coversHeld)} di ${textOf(maxCovers)}, ${table}, ${closed ? 'servizio chiuso' : 'nessuna chiusura'}.${passed.length > 0 ? ` Limiti superati di proposito: ${passed.map((code) => LIMITS[code] ?? code).join(', ')}.` : ''}`;
};
