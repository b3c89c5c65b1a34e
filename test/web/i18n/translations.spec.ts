import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { availabilitySearch } from '#src/contracts/booking/availability.ts';
import { customerEmail, customerName, customerPhone } from '#src/contracts/common/fields.ts';
import { contactMessage } from '#src/contracts/contact.ts';
import { languages } from '#src/contracts/languages.ts';
import { parseLanguageParam, withLanguageParam } from '#web/shared/i18n/languageParam.ts';
import { parseFieldMessage } from '#src/messages/field-message.ts';
import { translateMessage } from '#src/messages/format-message.ts';
import { guestDetailsSchema } from '#web/features/booking/guest/details/guestDetailsSchema.ts';
import { joinFormSchema } from '#web/features/booking/guest/waiting-list/joinFormSchema.ts';
import { createQuoteSchema } from '#web/features/private-events/quoteSchema.ts';
import { wrapPlainMessages } from '#web/shared/i18n/wrapPlainMessages.ts';
import { dateTooFarMessage, translateFieldError } from '#web/shared/i18n/serverMessages.ts';

const web = join(import.meta.dirname, '../../../web');
const areas = readdirSync(join(web, 'shared/i18n'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const readCatalogue = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...areas.map(
      (area) =>
        JSON.parse(
          readFileSync(join(web, 'shared/i18n', area, `${language}.json`), 'utf8'),
        ) as Record<string, string>,
    ),
  );
const italian = readCatalogue('it');
const ids = Object.keys(italian);

const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(web, path), 'utf8'))
  .join('\n');

/**
 * Finds message ids in the sources. A template such as `booking.band.${band}` uses every id with
 * the same prefix.
 */
const literalIds = new Set([...sources.matchAll(/'([a-z]+(?:\.\w+)+)'/gi)].map(([, id]) => id));
const templatePrefixes = [...sources.matchAll(/`([a-z]+\.[\w.]*)\$\{\w+\}`/gi)].map(
  ([, prefix = '']) => prefix,
);
const isUsed = (id: string) =>
  literalIds.has(id) ||
  templatePrefixes.some(
    (prefix) => id.startsWith(prefix) && !id.slice(prefix.length).includes('.'),
  );

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))]
    .filter((name) => new RegExp(`\\{${name}[,}]`).test(text))
    .sort();

describe('the four message catalogues', () => {
  it.each(languages)('contain the same ids (%s)', (language) => {
    expect(Object.keys(readCatalogue(language))).toEqual(ids);
  });

  it.each(languages)('use the same placeholders (%s)', (language) => {
    const words = readCatalogue(language);
    const wrong = ids.filter(
      (id) => placeholders(words[id] ?? '').join() !== placeholders(italian[id] ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('contain no empty message (%s)', (language) => {
    expect(
      Object.entries(readCatalogue(language)).filter(([, text]) => text.trim() === ''),
    ).toEqual([]);
  });

  it.each(languages)('have plain messages that need no parser in the browser (%s)', (language) => {
    const plain = Object.entries(readCatalogue(language)).filter(([, text]) => !text.includes('{'));
    expect(plain.length).toBeGreaterThan(100);
    expect(wrapPlainMessages(Object.fromEntries(plain))).toEqual(
      Object.fromEntries(plain.map(([id, text]) => [id, [{ type: 0, value: text }]])),
    );
  });

  it('contain no unused id', () => {
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});

describe('the strings of the specification', () => {
  it.each([
    'Prenota il tuo tavolo',
    'Torna agli orari',
    'Seleziona una data',
    'Numero di persone deve essere almeno 1',
    'Massimo 8 persone per prenotazione online',
    'Seleziona pranzo o cena',
    'Seleziona un turno',
    'Il nome è obbligatorio',
    'Il numero di telefono è obbligatorio',
    'Email non valida',
    'Seleziona prima uno slot disponibile',
    'Errore',
    'Non disponibile',
    'Richiesta di prenotazione inviata!',
    'Nessun tavolo disponibile per la data e numero di persone selezionati',
    'La tua richiesta è stata ricevuta e sarà esaminata dal nostro staff. Ti contatteremo presto per confermare.',
    'Capacità insufficiente per {n} persone. Richiedi {n} posti, disponibili {left}.',
    'Pochi posti rimasti! Solo {n} posti disponibili.',
  ])('are in the Italian catalogue word for word: %s', (sentence) => {
    expect(Object.values(italian)).toContain(sentence);
  });
});

const LAST_DAY = '2027-12-31';
const publicForms: readonly z.ZodType[] = [
  contactMessage,
  createQuoteSchema('2027-03-01', LAST_DAY),
  guestDetailsSchema,
  joinFormSchema,
  availabilitySearch,
];
/** Fields without typed input: the page offers only valid values. */
const offered = ['language', 'arrivalTime', 'occasion', 'seatWishes', 'allergies'];
const inputs: readonly string[] = [
  '',
  ' ',
  '-',
  '-1',
  '0',
  '1.5',
  '12.345',
  '1000000',
  '9',
  'rosalia',
  '25:00',
  '10:07',
  '2020-01-01',
  '2027-13-01',
  '\u0000',
  'a\nb',
  'a'.repeat(5000),
];
const untypedInputs: Readonly<Record<string, unknown>> = {
  timeSlotIds: [],
  allergiesConsent: false,
  rememberAllergies: false,
};
const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys((schema as unknown as { shape: object }).shape).filter(
    (name) => !offered.includes(name),
  );

/**
 * Returns the codes that the schemas of the public forms give for values that a form can send.
 * Leaves out the date limit, which the server words differently.
 */
const codesOfPublicForms = (): string[] => {
  const issues = publicForms.flatMap((form) =>
    inputs.flatMap((value) => {
      const input = Object.fromEntries(
        fieldsOf(form).map((name) => [name, untypedInputs[name] ?? value]),
      );
      return form.safeParse(input).error?.issues ?? [];
    }),
  );
  const messages = new Set(issues.map(({ message }) => message));
  messages.delete(dateTooFarMessage(LAST_DAY));
  return [...messages].sort();
};

describe('a field error of the contracts', () => {
  const english = readCatalogue('en');
  const words = (id: string, values: Record<string, string | number> = {}) =>
    (english[id] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

  it.each([
    [customerName, ' ', 'The name is required'],
    [customerPhone, '', 'The phone number is required'],
    [customerPhone, 'abc', 'Invalid phone number'],
    [customerEmail, 'rosalia', 'Invalid email'],
    [customerName, 'a'.repeat(101), 'At most 100 characters'],
  ])('is translated into English', (schema, value, sentence) => {
    const message = schema.safeParse(value).error?.issues[0]?.message ?? '';
    expect(translateFieldError(words, message)).toBe(sentence);
  });

  it.each(languages)('has the same text on public forms as on the server (%s)', (language) => {
    const texts = readCatalogue(language);
    const onForm = (code: string) =>
      translateFieldError((id, { max } = {}) => texts[id]!.replace('{max}', String(max)), code);
    const codes = codesOfPublicForms();
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.map((code) => [code, onForm(code)])).toEqual(
      codes.map((code) => [code, translateMessage(parseFieldMessage(code), language)]),
    );
  });

  it('without a text on forms becomes a general sentence', () => {
    expect(
      ['days_invalid', 'list_too_long?max=3'].map((code) => translateFieldError(words, code)),
    ).toEqual(Array(2).fill('This value is not valid'));
    expect(translateFieldError(words, 'Testo del server')).toBe('Testo del server');
  });
});

describe('the language of a URL', () => {
  it('is that of ?lang= when the language is supported', () => {
    expect(['?lang=en', '?lang=fr&x=1', '?lang=de', ''].map(parseLanguageParam)).toEqual([
      'en',
      'fr',
      null,
      null,
    ]);
  });

  it.each([
    ['?lang=EN', 'en'],
    ['?lang=en-US', 'en'],
    ['?lang=fr_CA', 'fr'],
    ['?lang=%20Es%20', 'es'],
    ['?lang=english', null],
    ['?lang=de-AT', null],
  ])('is read in the spellings of other programs: %s', (search, language) =>
    expect(parseLanguageParam(search)).toBe(language),
  );

  it('is written for every language but Italian, and keeps other parameters', () => {
    expect([
      withLanguageParam('?x=1', 'es'),
      withLanguageParam('?lang=en', 'it'),
      withLanguageParam('?lang=en&x=1', 'it'),
    ]).toEqual(['?x=1&lang=es', '', '?x=1']);
  });
});
