import { textOf, type Data } from './words.ts';

/** The limits that staff may pass with a reason, in words. */
const LIMITS: Record<string, string> = {
  service_closed: 'servizio chiuso',
  table_blocked: 'tavolo bloccato',
  table_taken: 'tavolo già occupato',
  table_too_small: 'tavolo troppo piccolo',
  turn_full: 'coperti esauriti',
};

const turnFacts = (data: Data): string | null => {
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

const QUOTE_STATES: Record<string, string> = {
  QuoteApproved: 'ad approvato',
  QuoteRejected: 'a rifiutato',
};

const quoteFacts = (type: string, { quotedPrice, notes }: Data): string | null => {
  const state = QUOTE_STATES[type];
  if (!state) return null;
  return `Da in attesa ${state}, prezzo proposto: ${textOf(quotedPrice) || 'nessuno'}${notes === 'removed' ? ', note tolte' : ''}.`;
};

/** The facts of a decision, as its event keeps them; null for an event without any. */
export const factsOf = (type: string, data: Data): string | null =>
  turnFacts(data) ?? quoteFacts(type, data);
