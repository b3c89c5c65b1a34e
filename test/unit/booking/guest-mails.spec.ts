import { languages } from '#src/contracts/languages.ts';
import { venue } from '#src/venue.ts';
import {
  allSamples,
  composeGuestMail,
  inLanguage,
  mailBasics,
  MAIL_ORIGIN,
  sampleMails,
  sampleNames,
} from '#test/support/fixtures/guest-mails.ts';

const MAX_COLUMNS = 72;
const MAX_TITLE = 32;

const textOf = (html: string) =>
  html
    .replaceAll(/<(style|title)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '\n');
const attributesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(([, value]) => value!);
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!;
const buttonsOf = (html: string, kind: 'primary' | 'secondary') =>
  [...html.matchAll(new RegExp(`<td[^>]*class="${kind}"[^>]*>\\s*<a[^>]*>(.*?)</a>`, 'g'))].map(
    ([, label]) => label,
  );
const labelsOf = (html: string) =>
  [...html.matchAll(/<th [^>]*>(.*?)<\/th>/g)].map(([, label]) => label);

describe.each(allSamples)('the mail $name in $language', ({ language, mail }) => {
  it('declares its language in the html element', () => {
    expect(mail.html).toMatch(new RegExp(`^<!DOCTYPE html>\\n<html lang="${language}"`));
  });

  it('has exactly one yellow button', () => {
    expect(buttonsOf(mail.html, 'primary')).toHaveLength(1);
    expect(mail.html.split('background-color:#F4C95A;').length - 1).toBe(1);
  });

  it('loads nothing from the network and contains no script', () => {
    expect(attributesOf(mail.html, 'src').sort()).toEqual(['cid:emblem', 'cid:frieze']);
    expect(mail.attachments.map(({ cid }) => cid).sort()).toEqual(['emblem', 'frieze']);
    expect(mail.html).not.toMatch(
      /<(form|script|link|iframe|object|input)\b|url\(|@import|srcset/i,
    );
  });

  it('links only to the site and the telephone', () => {
    for (const href of attributesOf(mail.html, 'href'))
      expect(href === venue.phone.href || new URL(href).origin === MAIL_ORIGIN).toBe(true);
  });

  it('has no placeholder or tag in its text, and no repeated space in its subject', () => {
    for (const text of [mail.subject, mail.text, textOf(mail.html)])
      expect(text).not.toMatch(/[{}<>]|\b(undefined|null|NaN)\b/);
    expect(mail.subject).not.toMatch(/ {2}|\n|\s$/);
  });

  it('has lines of at most 72 columns, except for a URL', () => {
    const long = mail.text
      .split('\n')
      .filter((line) => line.length > MAX_COLUMNS && /\s/.test(line.trim()));
    expect(long).toEqual([]);
  });

  it('has a short title, which is in the text too', () => {
    const title = titleOf(mail.html);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(mail.text).toContain(title.toUpperCase());
  });

  it('contains every link of the HTML in the text, except the privacy page', () => {
    const links = attributesOf(mail.html, 'href').filter(
      (href) => href.startsWith('https:') && !href.includes('/privacy-policy'),
    );
    for (const link of links) expect(mail.text).toContain(link);
  });

  it('states the code, the address and the telephone in both versions', () => {
    const { street, province } = venue.address;
    for (const text of [mail.text, textOf(mail.html)])
      for (const fact of [street, province, venue.phone.display, venue.name])
        expect(text).toContain(fact);
    expect(mail.text).toMatch(/K7Q4M2|R3T8WA/);
    expect(mail.html).toMatch(/K7Q4M2|R3T8WA/);
  });
});

describe('a mail to a guest', () => {
  it('is the same when it is composed again', () => {
    for (const name of sampleNames)
      expect(composeGuestMail(sampleMails[name])).toEqual(composeGuestMail(sampleMails[name]));
  });

  it('keeps the order of the parts: state, title, facts, actions, rule, address, reason', () => {
    const { html } = composeGuestMail(sampleMails.confirmed);
    const parts = [
      'cid:frieze',
      'cid:emblem',
      'Confermata',
      'Il tavolo è tuo</h1>',
      'ti aspettiamo sabato sera',
      'Quando',
      'sabato 28 novembre 2026',
      'Arrivo',
      'Persone',
      'Tavolo',
      'Dove',
      'Codice',
      'Apri la prenotazione',
      'In allegato',
      'fino all’inizio del turno, alle 20:50',
      'Come arrivare',
      'Telefono',
      'Ricevi questa mail',
    ].map((part) => html.indexOf(part, html.indexOf('<table')));
    expect(parts).not.toContain(-1);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });

  it.each([
    ['it', ['Quando', 'Arrivo', 'Persone', 'Tavolo', 'Dove', 'Codice']],
    ['en', ['When', 'Arrival', 'People', 'Table', 'Where', 'Code']],
    ['es', ['Cuándo', 'Llegada', 'Personas', 'Mesa', 'Dónde', 'Código']],
    ['fr', ['Quand', 'Arrivée', 'Personnes', 'Table', 'Où', 'Code']],
  ] as const)('lists the facts in one order in %s', (language, labels) => {
    const { html } = composeGuestMail(inLanguage(sampleMails.confirmed, language));
    expect(labelsOf(html)).toEqual(labels);
  });

  it.each([
    ['it', 'received', 'Richiesta ricevuta: sab 28 novembre, 20:50, 4 persone'],
    ['it', 'confirmed', 'Confermato: sab 28 novembre, 20:50, 4 persone'],
    ['en', 'confirmed', 'Confirmed: Sat 28 November, 20:50, 4 people'],
    ['es', 'confirmed', 'Confirmada: sáb. 28 de noviembre, 20:50, 4 personas'],
    ['fr', 'confirmed', 'Confirmé\u00a0: sam. 28 novembre, 20\u00a0h\u00a050, 4 personnes'],
    ['it', 'declined-no-room', 'Sab 28 alle 20:50 non abbiamo posto: due alternative'],
    ['it', 'changed', 'Cambiata: sab 28 novembre, ora alle 21:30, 4 persone'],
    ['it', 'cancelled-by-guest', 'Annullata: sab 28 novembre, 20:50, 4 persone'],
    ['it', 'cancelled-closed', 'Sab 28 novembre a cena siamo chiusi: due alternative'],
    ['it', 'reminder', 'Domani alle 20:50 ti aspettiamo: ci sei?'],
    ['en', 'reminder', 'Tomorrow at 20:50: will you be with us?'],
    ['es', 'reminder', 'Mañana a las 20:50 te esperamos: ¿vienes?'],
    ['fr', 'reminder', 'Demain à 20\u00a0h\u00a050\u00a0: serez-vous des nôtres\u00a0?'],
    ['it', 'offer', 'Si è liberato un tavolo per sab 28: è tuo fino alle 18:42'],
  ] as const)('has the subject of the design: %s %s', (language, name, subject) => {
    expect(composeGuestMail(inLanguage(sampleMails[name], language)).subject).toBe(subject);
  });

  it('has a different text per language for each mail', () => {
    for (const name of sampleNames) {
      const texts = allSamples.filter((sample) => sample.name === name);
      expect(new Set(texts.map(({ mail }) => mail.subject)).size).toBeGreaterThan(2);
      expect(new Set(texts.map(({ mail }) => mail.text)).size).toBe(languages.length);
    }
  });

  it('shows the new value in bold and the earlier one struck through', () => {
    const { html, text } = composeGuestMail(sampleMails.changed);
    expect(html).toContain('<b>Fra le 21:30 e le 22:30</b>');
    expect(html).toContain('<s>fra le 20:50 e le 21:30</s>');
    expect(html).toContain('<b>Loggia 4</b>');
    expect(html).toContain('<s>Sala 6</s> · Primo piano');
    expect(text).toContain('(Prima: fra le 20:50 e le 21:30)');
    expect(html.match(/<s>/g)).toHaveLength(2);
  });

  it('shows proposals in place of the facts when the request is declined', () => {
    const { html } = composeGuestMail(sampleMails['declined-no-room']);
    expect(labelsOf(html)).toEqual([]);
    expect(buttonsOf(html, 'primary')).toEqual(['Scelgo sabato']);
    expect(buttonsOf(html, 'secondary')).toEqual(['Scelgo venerdì']);
  });

  it('names the times when both proposals are on one day', () => {
    const [first] = sampleMails['declined-no-room'].proposals;
    const second = { ...first!, startTime: '21:30', endTime: '22:30' };
    const { html } = composeGuestMail({
      ...sampleMails['declined-no-room'],
      proposals: [first!, second],
    });
    expect(buttonsOf(html, 'primary')).toEqual(['Scelgo le 19:00']);
    expect(buttonsOf(html, 'secondary')).toEqual(['Scelgo le 21:30']);
  });

  it('links a reminder to the confirm and cancel pages of the personal link', () => {
    const { html } = composeGuestMail(sampleMails.reminder);
    expect(attributesOf(html, 'href').slice(0, 2)).toEqual([
      `${mailBasics.link}/confirm`,
      `${mailBasics.link}/cancel`,
    ]);
  });

  it('links both buttons of an offer to the page of the waiting list', () => {
    const { link } = sampleMails.offer.offer;
    const { html } = composeGuestMail(sampleMails.offer);
    expect(attributesOf(html, 'href').slice(0, 2)).toEqual([link, `${link}#decline`]);
  });

  it('shows the arrival time that the guest chose, in each language', () => {
    const reservation = { ...mailBasics.reservation, arrivalTime: '21:15' };
    const arrivals = languages.map((language) => {
      const { text } = composeGuestMail({ ...sampleMails.confirmed, language, reservation });
      return /(Alle|At|A las|À) 21\P{L}?(h\P{L}?)?15/u.exec(text)?.[0];
    });
    expect(arrivals).toEqual(['Alle 21:15', 'At 21:15', 'A las 21:15', 'À 21\u00a0h\u00a015']);
  });

  it('shows the usual answer time only when it is known', () => {
    const { answerMinutes: _, ...unknown } = sampleMails.received;
    expect(composeGuestMail(sampleMails.received).text).toContain('entro 40 minuti');
    expect(composeGuestMail(unknown).text).not.toContain('Di solito');
  });
});

describe('a name in a mail to a guest', () => {
  const greetingFor = (firstName: string | null) =>
    /\n\n([^\n]*aspettiamo)/.exec(
      composeGuestMail({ ...sampleMails.confirmed, firstName }).text,
    )![1];

  it.each(['Chiara', 'Anna Maria', 'D’Angelo', 'Zoë', 'Łukasz'])(
    'is in the greeting: %s',
    (name) => {
      expect(greetingFor(name)).toBe(`Ciao ${name}, ti aspettiamo`);
    },
  );

  it.each([
    null,
    '',
    '<b>Eva</b>',
    'vinci-subito.example',
    'https://evil.example',
    'Eva\nBcc: a@b.example',
    'tel 0935 000 000',
    'x'.repeat(41),
    '{people}',
  ])('is left out of the greeting: %j', (name) => {
    expect(greetingFor(name)).toBe('Ciao, ti aspettiamo');
  });

  it('is escaped in HTML when a table name contains markup', () => {
    const { html, text } = composeGuestMail({
      ...sampleMails.confirmed,
      reservation: { ...mailBasics.reservation, tableName: '<b>Sala</b> & "1"' },
    });
    expect(html).toContain('&lt;b&gt;Sala&lt;/b&gt; &amp; &quot;1&quot;');
    expect(text).toContain('<b>Sala</b> & "1"');
  });
});
