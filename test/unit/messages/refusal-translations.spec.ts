import { readFileSync } from 'node:fs';
import { languages, type Language } from '#src/contracts/languages.ts';
import { fieldMessage, parseFieldMessage } from '#src/messages/field-message.ts';
import { englishFieldTexts } from '#src/messages/fields/en.ts';
import { spanishFieldTexts } from '#src/messages/fields/es.ts';
import { frenchFieldTexts } from '#src/messages/fields/fr.ts';
import { staffFieldTexts } from '#src/messages/fields/it-staff.ts';
import { italianFieldTexts } from '#src/messages/fields/it.ts';
import { formatItalian, translateMessage } from '#src/messages/format-message.ts';
import { message, type MessageId } from '#src/messages/message.ts';
import { englishRefusalTexts } from '#src/messages/refusals/en.ts';
import { spanishRefusalTexts } from '#src/messages/refusals/es.ts';
import { frenchRefusalTexts } from '#src/messages/refusals/fr.ts';
import { staffRefusalTexts } from '#src/messages/refusals/it-staff.ts';
import { italianRefusalTexts } from '#src/messages/refusals/it.ts';

type Texts = Readonly<Record<string, string>>;
const italian: Texts = { ...italianFieldTexts, ...italianRefusalTexts };
const staff: Texts = { ...staffFieldTexts, ...staffRefusalTexts };
const translated: Readonly<Record<Exclude<Language, 'it'>, Texts>> = {
  en: { ...englishFieldTexts, ...englishRefusalTexts },
  es: { ...spanishFieldTexts, ...spanishRefusalTexts },
  fr: { ...frenchFieldTexts, ...frenchRefusalTexts },
};
const others = ['en', 'es', 'fr'] as const;
const findPlaceholders = (text: string) => [...new Set(text.match(/\{[^{}]+\}/g))].sort();

/** Pairs of the Italian text and its translation, for all texts of the public pages. */
const readPageTexts = (language: string): [string, string][] =>
  ['site', 'booking', 'pass', 'events'].flatMap((area) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(`web/shared/i18n/${area}/${name}.json`, 'utf8')) as Texts;
    const [it, other] = [read('it'), read(language)];
    return Object.keys(it).map((key): [string, string] => [it[key]!, other[key]!]);
  });

describe.each(others)('the texts in %s', (language) => {
  it('have the placeholders of the Italian texts', () =>
    expect(
      Object.entries(translated[language]).map(([id, text]) => [id, findPlaceholders(text)]),
    ).toEqual(Object.entries(italian).map(([id, text]) => [id, findPlaceholders(text)])));

  it('differ from the Italian texts', () =>
    expect(
      Object.entries(translated[language]).filter(([id, text]) => text === italian[id]),
    ).toEqual([]));

  it('equal the texts of the public pages when the Italian texts are equal', () => {
    const pages = new Map(readPageTexts(language));
    const shared = Object.entries(italian).filter(
      ([, text]) => pages.has(text) && !text.includes('{'),
    );
    expect(shared.length).toBeGreaterThan(15);
    expect(shared.map(([id]) => [id, translated[language][id]])).toEqual(
      shared.map(([id, text]) => [id, pages.get(text)]),
    );
  });
});

describe('the catalogues', () => {
  it('share no id, because a later catalogue would hide an earlier text', () => {
    const ids = [
      italianFieldTexts,
      staffFieldTexts,
      italianRefusalTexts,
      staffRefusalTexts,
    ].flatMap((texts) => Object.keys(texts));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(Object.entries({ ...italian, ...staff }))('contain a valid text: %s', (id, text) => {
    const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
    const isDate = (name: string) => text.includes(`{${name}, date`);
    const values = Object.fromEntries(
      names.map((name) => [name, isDate(name) ? new Date('2027-11-22') : 7]),
    );
    const formatted = formatItalian({ id: id as MessageId, values });
    expect(formatted).not.toMatch(/[{}]/);
    for (const name of names)
      expect(formatted).toContain(isDate(name) ? 'lunedì 22 novembre 2027' : '7');
  });
});

describe('a message with values', () => {
  it('is formatted in each language', () =>
    expect(
      languages.map((language) =>
        translateMessage(message('turn_full', { asked: 6, left: 1 }), language),
      ),
    ).toEqual([
      'Capacità insufficiente per 6 persone. Richiedi 6 posti, disponibili 1.',
      'Not enough capacity for 6 people. You asked for 6 places; places left: 1.',
      'No hay capacidad para 6 personas. Pides 6 plazas, quedan 1.',
      'Capacité insuffisante pour 6 personnes. Vous demandez 6 places, il en reste 1.',
    ]));

  it('contains dates in the format of each language', () =>
    expect(
      languages.map((language) =>
        translateMessage(message('date_too_far', { lastDay: new Date('2027-11-22') }), language),
      ),
    ).toEqual([
      'Si può prenotare fino a lunedì 22 novembre 2027.',
      'Bookings are open until Monday, 22 November 2027.',
      'Se puede reservar hasta el lunes, 22 de noviembre de 2027.',
      'Les réservations sont ouvertes jusqu’au lundi 22 novembre 2027.',
    ]));

  it('can contain another message', () =>
    expect(
      formatItalian(message('admission.cannot_accept', { reason: message('service_closed') })),
    ).toBe(
      'Non si può accettare: In questa data il ristorante è chiuso per questo servizio. Scegli un altro giorno.',
    ));

  it('has no translation when only staff receive it', () =>
    expect(
      others.map((language) => translateMessage(message('slot_inactive.desk'), language)),
    ).toEqual([null, null, null]));
});

describe('a field message', () => {
  it.each(['$&', '{max}', '<b>', '\n', '__proto__', '?a=b&c=d', '%41', 'x'.repeat(200)])(
    'keeps the typed text unchanged: %j',
    (typed) =>
      expect(
        translateMessage(
          parseFieldMessage(fieldMessage('fields_unknown', { fields: typed })),
          'en',
        ),
      ).toBe(`Fields not allowed: ${typed}`),
  );

  it('is only a code without values', () =>
    expect(fieldMessage('name_required')).toBe('name_required'));
});
