import { formatValue, type EventData } from '#src/event-log/event-sentences.ts';

const LIMIT_LABELS: Record<string, string> = {
  service_closed: 'servizio chiuso',
  table_blocked: 'tavolo bloccato',
  table_out_of_season: 'sala chiusa in questa data',
  room_closed: 'sala chiusa per il turno',
  table_taken: 'tavolo già occupato',
  table_too_small: 'tavolo troppo piccolo',
  turn_full: 'coperti esauriti',
  no_table_left: 'tavoli insufficienti',
};

const turnFacts = (data: EventData): string | null => {
  const evidence = data['evidence'] as EventData | undefined;
  if (!evidence) return null;
  const { coversHeld, maxCovers, tableFree, closed } = evidence;
  const passed = (data['passed'] as readonly string[] | undefined) ?? [];
  const table =
    tableFree === null
      ? 'nessun tavolo scelto'
      : tableFree
        ? 'tavolo libero'
        : 'tavolo già occupato';
  return `Coperti già impegnati ${formatValue(coversHeld)} di ${formatValue(maxCovers)}, ${table}, ${closed ? 'servizio chiuso' : 'nessuna chiusura'}.${passed.length > 0 ? ` Limiti superati di proposito: ${passed.map((code) => LIMIT_LABELS[code] ?? code).join(', ')}.` : ''}`;
};

const QUOTE_STATES: Record<string, string> = {
  QuoteApproved: 'ad approvato',
  QuoteRejected: 'a rifiutato',
};

const quoteFacts = (type: string, { quotedPrice, notes }: EventData): string | null => {
  const state = QUOTE_STATES[type];
  if (!state) return null;
  return `Da in attesa ${state}, prezzo proposto: ${formatValue(quotedPrice) || 'nessuno'}${notes === 'removed' ? ', note tolte' : ''}.`;
};

export const formatDecisionFacts = (type: string, data: EventData): string | null =>
  turnFacts(data) ?? quoteFacts(type, data);
