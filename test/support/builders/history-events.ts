import type { HistoryEvent } from '#src/contracts/history.ts';

export const STREAM = 'reservation-00000000-0000-4000-8600-000000000001';
let position = 100;

/** An event of the reservation `7K3-9QXM`. */
export const buildHistoryEvent = (over: Partial<HistoryEvent> = {}): HistoryEvent => ({
  position: ++position,
  stream: STREAM,
  version: 1,
  type: 'ReservationRequested',
  at: '2027-03-09T18:00:00.000Z',
  by: 'il cliente',
  sentence: 'Richiesta dal sito: 4 persone, tavolo da assegnare. Stato: in attesa.',
  facts: 'Coperti già impegnati 10 di 75',
  reference: '7K3-9QXM',
  person: 'kept',
  hash: 'a'.repeat(64),
  ...over,
});

export const buildRejectionEvent = (over: Partial<HistoryEvent> = {}): HistoryEvent =>
  buildHistoryEvent({
    version: 2,
    type: 'ReservationRejected',
    by: 'direzione',
    sentence: 'Rifiutata: da in attesa a rifiutata. Motivo: poco preavviso.',
    ...over,
  });
