import { readFileSync } from 'node:fs';
import { visitorMessages } from '#src/contracts/refusal-messages/italian-messages.ts';
import { refusalLanguages, translateRefusal } from '#src/composition/translate-refusal.ts';
import { messageForStatus } from '#src/platform/http/pipeline/error-handler.ts';

const others = refusalLanguages.slice(1);
const placeholders = (text: string | null) => [...new Set((text ?? '').match(/\{\w+\}/g))].sort();

/** Pairs of the Italian text and its translation, for all texts of the public pages. */
const onPages = (language: string): [string, string][] =>
  ['site', 'booking', 'events'].flatMap((area) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(`web/shared/i18n/${area}/${name}.json`, 'utf8')) as Record<
        string,
        string
      >;
    const [italian, other] = [read('it'), read(language)];
    return Object.keys(italian).map((key): [string, string] => [italian[key]!, other[key]!]);
  });

describe.each(others)('refusals in %s', (language) => {
  it('have every sentence, with the same places', () => {
    for (const sentence of visitorMessages) {
      const names = placeholders(sentence);
      const details = Object.fromEntries(names.map((name) => [name.slice(1, -1), `<${name}>`]));
      const translated = translateRefusal(language, sentence, details) ?? '';
      const used = new Set(translated.match(/<\{\w+\}>/g));
      expect([sentence, [...used].sort()]).toEqual([sentence, names.map((name) => `<${name}>`)]);
      expect(translated).not.toBe(sentence);
    }
  });

  it('use the words of the public pages where these have the same sentence', () => {
    const pages = new Map(onPages(language));
    const shared = visitorMessages.filter(
      (sentence) => pages.has(sentence) && !sentence.includes('{'),
    );
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.map((sentence) => [sentence, translateRefusal(language, sentence)])).toEqual(
      shared.map((sentence) => [sentence, pages.get(sentence)]),
    );
  });

  it('have the general sentence of each status', () => {
    for (const status of [400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503])
      expect([status, translateRefusal(language, messageForStatus(status))]).toEqual([
        status,
        expect.any(String),
      ]);
  });
});

describe('a refusal with values', () => {
  it('reads them from the sentence', () => {
    expect(
      translateRefusal(
        'en',
        'Capacità insufficiente per 6 persone. Richiedi 6 posti, disponibili 1.',
      ),
    ).toBe('Not enough capacity for 6 people. You asked for 6 places; places left: 1.');
  });
  it('writes the dates of its details in the language', () => {
    const details = { lastDay: '2027-11-22' };
    expect(
      ['en', 'es', 'fr'].map((language) =>
        translateRefusal(language, 'Si può prenotare fino a lunedì 22 novembre 2027.', details),
      ),
    ).toEqual([
      'Bookings are open until Monday, November 22, 2027.',
      'Se puede reservar hasta el lunes, 22 de noviembre de 2027.',
      'Les réservations sont ouvertes jusqu’au lundi 22 novembre 2027.',
    ]);
  });
  it('is null for a sentence or a language that the catalogue does not have', () => {
    expect([
      translateRefusal('en', 'Tavolo non trovato'),
      translateRefusal('de', 'Richiesta non valida'),
    ]).toEqual([null, null]);
  });
  it('survives what a visitor typed', () => {
    for (const typed of [
      '$&',
      '$1',
      '{max}',
      '<b>',
      '\n',
      '__proto__',
      '2027-99-99',
      'x'.repeat(200),
    ])
      expect(translateRefusal('en', `Campi non ammessi: ${typed}`)).toBe(
        `Fields not allowed: ${typed}`,
      );
  });
});
