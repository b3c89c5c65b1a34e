import { composeQuoteEmail } from '#src/contexts/private-events/application/staff-email-text.ts';
import type { Occasion, QuoteEvent } from '#src/contexts/private-events/domain/quote-events.ts';

const occasion: Occasion = { date: '2027-03-28', mealType: 'pranzo', numberOfPeople: 50 };
const composeEmail = composeQuoteEmail('https://example.org/admin');
const requested = (over: Partial<Occasion> = {}): QuoteEvent => ({
  type: 'QuoteRequested',
  data: { occasion: { ...occasion, ...over } },
});

describe('the staff mail about a quote', () => {
  it('contains date, meal, people and the URL of the staff area for a new request', () =>
    expect(composeEmail(requested())).toEqual({
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

  it('contains "1 persona" for one person', () =>
    expect(composeEmail(requested({ numberOfPeople: 1 }))!.subject).toMatch(/, 1 persona$/));

  it('contains the proposed price', () => {
    const { subject, text } = composeEmail({
      type: 'QuoteApproved',
      data: { occasion, quotedPrice: '€ 45 a persona' },
    })!;
    expect(subject).toBe('Preventivo approvato: domenica 28 marzo 2027, pranzo, 50 persone');
    expect(text).toContain('Prezzo proposto: € 45 a persona\n');
  });

  it('contains no price when none was proposed', () => {
    const { subject, text } = composeEmail({
      type: 'QuoteRejected',
      data: { occasion, quotedPrice: null },
    })!;
    expect(subject).toBe('Preventivo rifiutato: domenica 28 marzo 2027, pranzo, 50 persone');
    expect(text).not.toContain('Prezzo');
  });

  it('is null for an event of another context', () =>
    expect(composeEmail({ type: 'ReservationRequested', data: {} })).toBeNull());
});
