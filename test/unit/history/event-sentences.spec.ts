import { formatDecisionFacts } from '#src/contexts/history/format-decision-facts.ts';
import { createContainer } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { readSourceFiles } from '#test/support/assertions/source-files.ts';

// Sentences need no service, so the container needs no context.
const container = createContainer({} as never);
const eventSentences = container.get(TOKENS.eventSentences);
const describeEvent = container.get(TOKENS.describeEvent);

const seat = {
  date: '2027-03-13',
  slotStart: '19:00',
  slotEnd: '20:50',
  covers: 4,
  tableName: 'Loggia 1',
};
const occasion = { date: '2027-06-19', mealType: 'cena', numberOfPeople: 50 };
const declared = [
  ...new Set(
    readSourceFiles('src/contexts').flatMap(({ text }) =>
      [...text.matchAll(/\bDomainEvent<\s*'(\w+)'/g)].map(([, name]) => name!),
    ),
  ),
].sort();

describe('the sentences of the history', () => {
  it('exist for every event type, and for no other', () =>
    expect(Object.keys(eventSentences).sort()).toEqual(declared));

  it.each([
    [
      'ReservationRequested',
      { seat },
      'Richiesta dal sito: sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1. Stato: in attesa.',
    ],
    [
      'ReservationEntered',
      { seat: { ...seat, covers: 1, tableName: null }, origin: 'phone' },
      'Inserita al telefono: sabato 13 marzo 2027, 19:00 - 20:50, 1 persona, tavolo da assegnare. Stato: confermata.',
    ],
    [
      'ReservationMoved',
      { from: { ...seat, slotStart: '20:50', slotEnd: '21:30' }, seat },
      'Spostata da sabato 13 marzo 2027, 20:50 - 21:30, 4 persone, tavolo Loggia 1 a sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1.',
    ],
    [
      'ReservationCancelled',
      { seat, reason: 'house_closed' },
      'Annullata dal locale: il locale è chiuso (sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1).',
    ],
    [
      'ReservationRejected',
      { seat, reason: 'no_room' },
      'Rifiutata: da in attesa a rifiutata; posti e tavolo di nuovo liberi (sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1). Motivo: al completo.',
    ],
    [
      'ReservationRejected',
      { seat: { ...seat, holdsSeat: false } },
      'Rifiutata: da in attesa a rifiutata (sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1). Motivo: non registrato.',
    ],
    [
      'ChangeRequested',
      {
        seat,
        wanted: { ...seat, slotStart: '20:50', slotEnd: '21:30', covers: 6 },
        held: { covers: 6 },
      },
      'Il cliente chiede: da sabato 13 marzo 2027, 19:00 - 20:50, 4 persone a sabato 13 marzo 2027, 20:50 - 21:30, 6 persone; 6 posti tenuti fino alla risposta.',
    ],
    [
      'ChangeDeclined',
      { seat, wanted: { ...seat, covers: 5 }, held: { covers: 1 } },
      'Modifica rifiutata: resta sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1; il posto tenuto è di nuovo libero.',
    ],
    [
      'ChangeClosed',
      { seat, wanted: seat, held: null, why: 'withdrawn' },
      'Il cliente ritira la modifica chiesta: resta sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1.',
    ],
    [
      'GuestInformed',
      { seat, channel: 'mail', about: 'ReservationConfirmed' },
      'Cliente informato per e-mail: prenotazione accettata.',
    ],
    [
      'GuestInformed',
      { seat, channel: 'whatsapp', about: 'ChangeAccepted' },
      'Cliente informato su WhatsApp: modifica accettata.',
    ],
    [
      'ReservationMerged',
      { seat, into: '00000000-0000-4000-8000-000000000001' },
      'Unita alla prenotazione 100-0000 dello stesso telefono e turno: posti e tavolo di nuovo liberi (sabato 13 marzo 2027, 19:00 - 20:50, 4 persone, tavolo Loggia 1).',
    ],
    [
      'QuoteRejected',
      { occasion, quotedPrice: null, reason: 'not_given' },
      'Preventivo rifiutato: sabato 19 giugno 2027, cena, 50 persone. Motivo: non indicato.',
    ],
    [
      'DishChanged',
      {
        before: { name: 'Caponata', price: '€ 8,00', isFrozen: false },
        declaration: { name: 'Caponata', price: '€ 9,00', isFrozen: true },
      },
      'Piatto modificato: «Caponata». prezzo: € 8,00 → € 9,00; surgelato: no → sì',
    ],
    [
      'ClosureAdded',
      { closure: { date: null, weekday: 0, service: 'lunch', active: true } },
      'Chiusura aggiunta: ogni domenica, solo pranzo.',
    ],
    [
      'TurnLimitSet',
      {
        date: '2027-03-13',
        slotStart: '20:50',
        mealType: null,
        kind: 'covers',
        covers: 40,
        hasReason: true,
        source: null,
      },
      'Limite messo: coperti del turno 40, turno delle 20:50 di sabato 13 marzo 2027, con un motivo.',
    ],
    [
      'TurnLimitEnded',
      {
        date: '2027-03-13',
        slotStart: null,
        mealType: 'cena',
        kind: 'room_closed',
        floor: 1,
        source: { kind: 'quote', id: '1' },
      },
      'Limite tolto: sala chiusa (Loggia), tutti i turni di cena di sabato 13 marzo 2027, per un evento privato.',
    ],
    [
      'PersonalDataErased',
      { subjects: ['1', '2'], reason: 'retention' },
      'Cancellati dati personali (2 schede): trascorsi 24 mesi.',
    ],
  ])('describe %s in Italian', (type, data, sentence) =>
    expect(describeEvent(type, data)).toBe(sentence),
  );

  it('are the type itself for an unknown event type', () =>
    expect(describeEvent('SomethingOld', {})).toBe('SomethingOld'));
});

describe('the facts of a decision', () => {
  const evidence = { coversHeld: 71, maxCovers: 75, tableFree: true, closed: false };
  it.each([
    [{ evidence }, 'Coperti già impegnati 71 di 75, tavolo libero, nessuna chiusura.'],
    [
      { evidence: { ...evidence, tableFree: null, closed: true } },
      'Coperti già impegnati 71 di 75, nessun tavolo scelto, servizio chiuso.',
    ],
    [
      { evidence, passed: ['table_taken'] },
      'Coperti già impegnati 71 di 75, tavolo libero, nessuna chiusura. Limiti superati di proposito: tavolo già occupato.',
    ],
    [{ seat }, null],
  ])('contain covers, table and closure of the turn for a reservation', (data, words) =>
    expect(formatDecisionFacts('ReservationCancelled', data)).toBe(words),
  );

  it.each([
    [
      'QuoteApproved',
      { occasion, quotedPrice: '€ 900' },
      'Da in attesa ad approvato, prezzo proposto: € 900.',
    ],
    [
      'QuoteRejected',
      { occasion, quotedPrice: null, notes: 'removed' },
      'Da in attesa a rifiutato, prezzo proposto: nessuno, note tolte.',
    ],
    ['QuoteRequested', { occasion }, null],
  ])('contain, for %s, outcome, price and notes', (type, data, words) =>
    expect(formatDecisionFacts(type, data)).toBe(words),
  );
});
