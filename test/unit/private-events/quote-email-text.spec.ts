import { composeQuoteEmail } from '#src/contexts/private-events/application/staff-email-text.ts';
import type { Occasion, QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';

const occasion: Occasion = { date: '2027-03-28', mealType: 'pranzo', numberOfPeople: 50 };
const words = composeQuoteEmail('https://example.org/admin');
const requested = (over: Partial<Occasion> = {}): QuoteEvent => ({
  type: 'QuoteRequested',
  data: { occasion: { ...occasion, ...over } },
});

describe('what the staff read of a quote', () => {
  it('tells a new request with date, meal, people and the way to the staff area', () =>
    expect(words(requested())).toEqual({
      subject: 'Nuova richiesta di preventivo: domenica 28 marzo 2027, pranzo, 50 persone',
      text: [
        'È arrivata una nuova richiesta di preventivo, in attesa di risposta.',
        '',
        'Data dell’evento: domenica 28 marzo 2027',
        'Pasto: pranzo',
        'Persone: 50',
        '',
        'Area riservata: https://example.org/admin',
        '',
      ].join('\n'),
    }));

  it('says persona for one', () =>
    expect(words(requested({ numberOfPeople: 1 }))!.subject).toMatch(/, 1 persona$/));

  it('names the price that was proposed', () => {
    const { subject, text } = words({
      type: 'QuoteApproved',
      data: { occasion, quotedPrice: '€ 45 a persona' },
    })!;
    expect(subject).toBe('Preventivo approvato: domenica 28 marzo 2027, pranzo, 50 persone');
    expect(text).toContain('Prezzo proposto: € 45 a persona\n');
  });

  it('and leaves it out where there is none', () => {
    const { subject, text } = words({
      type: 'QuoteRejected',
      data: { occasion, quotedPrice: null },
    })!;
    expect(subject).toBe('Preventivo rifiutato: domenica 28 marzo 2027, pranzo, 50 persone');
    expect(text).not.toContain('Prezzo');
  });

  it('is nothing for the events of others', () =>
    expect(words({ type: 'ReservationRequested', data: {} })).toBeNull());
});
