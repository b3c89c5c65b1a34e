import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ALLERGIES_RETENTION_DAYS } from '#src/contracts/booking/guest-allergies.ts';
import { PRIVACY_TEXT_DATE } from '#src/contracts/common/limits.ts';
import { languages, type Language } from '#src/contracts/languages.ts';
import {
  consentTexts,
  describeConsentVersion,
  findConsentVersion,
  type ConsentKind,
  type ConsentText,
} from '#src/messages/consents/consent-texts.ts';
import { venue } from '#src/venue.ts';
import { PrivacyPolicy } from '#web/app/legal/PrivacyPolicy.tsx';
import { AllergyConsents } from '#web/features/booking/guest-book/AllergyFields.tsx';
import { ConsentCheckbox } from '#web/features/contact/ConsentCheckbox.tsx';
import { LanguageProvider, MessagesProvider } from '#web/shared/i18n/LanguageProvider.tsx';
import { loadMessages, type MessageArea } from '#web/shared/i18n/loadMessages.ts';
import { createTranslate } from '#test/support/builders/create-translate.ts';

/** `npm run consents:accept` writes changed texts with the date of today into the archive. */
const ACCEPTS = process.env['CONSENTS'] === 'accept';
const ARCHIVE = 'src/messages/consents/consent-texts.json';
const AREAS: readonly MessageArea[] = ['site', 'home', 'booking'];

const render = (language: Language, content: ReactNode): string =>
  renderToStaticMarkup(
    <LanguageProvider initial={language}>
      <MessagesProvider areas={AREAS}>
        <MemoryRouter>{content}</MemoryRouter>
      </MessagesProvider>
    </LanguageProvider>,
  );
const toText = (html: string): string =>
  html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<\/(p|li|h[1-3]|tr|td|th|label)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
const readLabels = (html: string): string =>
  [...html.matchAll(/<label[^>]*>.*?<\/label>/gs)].map(([label]) => toText(label)).join('\n');

/** The facts of the restaurant can change without the text, and their changes are events. */
const VENUE_FACTS: readonly (readonly [fact: string, placeholder: string])[] = [
  [`${venue.name}, ${venue.address.street}`, '‹titolare›'],
  [venue.vatNumber, '‹partita IVA›'],
  [venue.email, '‹e-mail›'],
  [venue.phone.display, '‹telefono›'],
];
const withPlaceholders = (text: string): string =>
  VENUE_FACTS.reduce((changed, [fact, placeholder]) => changed.replaceAll(fact, placeholder), text);

const renderPrivacyPage = () => withPlaceholders(toText(render('it', <PrivacyPolicy />)));
const noop = () => undefined;

const readShownTexts = (): Omit<ConsentText, 'date' | 'version'>[] => [
  ...languages.flatMap((language) => [
    {
      kind: 'privacy' as const,
      language,
      text: `${readLabels(render(language, <ConsentCheckbox error={undefined} />))}\n\n${renderPrivacyPage()}`,
    },
    {
      kind: 'allergies' as const,
      language,
      text: [
        createTranslate(language)('booking.allergiesConsent', { days: ALLERGIES_RETENTION_DAYS }),
        createTranslate(language)('booking.allergiesRemember'),
      ].join('\n'),
    },
  ]),
  {
    kind: 'told-allergies' as const,
    language: 'it',
    text: readLabels(
      render('it', <AllergyConsents hasConsent={false} isRemembered onChange={noop} />),
    ),
  },
];

const toVersion = (text: string) => createHash('sha256').update(text).digest('hex');
const findNewest = (kind: ConsentKind, language: string) =>
  consentTexts.findLast((one) => one.kind === kind && one.language === language);

/** Keeps the texts of earlier days, and replaces a text of today. */
const acceptTexts = (shown: ReturnType<typeof readShownTexts>) => {
  const date = new Date().toISOString().slice(0, 10);
  const changed = shown.filter(
    ({ kind, language, text }) => findNewest(kind, language)?.text !== text,
  );
  const unchanged = consentTexts.filter(
    (one) =>
      one.date !== date ||
      !changed.some(({ kind, language }) => one.kind === kind && one.language === language),
  );
  const added = changed.map(({ kind, language, text }) => ({
    kind,
    language,
    date,
    version: toVersion(text),
    text,
  }));
  writeFileSync(ARCHIVE, `${JSON.stringify([...unchanged, ...added], null, 2)}\n`);
};

beforeAll(() => Promise.all(languages.map((language) => loadMessages(language, AREAS))));

describe('the archive of consent texts', () => {
  it('ends with the texts that people see now; otherwise run npm run consents:accept', () => {
    const shown = readShownTexts();
    if (ACCEPTS) return acceptTexts(shown);
    for (const { text } of shown) expect(text.length).toBeGreaterThan(40);
    expect(
      shown.map(({ kind, language }) => [kind, language, findNewest(kind, language)?.text]),
    ).toEqual(shown.map(({ kind, language, text }) => [kind, language, text]));
  });

  it('has the hash of each text as its version, and a later date for each later text', () => {
    for (const { text, version } of consentTexts) expect(version).toBe(toVersion(text));
    for (const [index, one] of consentTexts.entries())
      for (const earlier of consentTexts.slice(0, index))
        if (earlier.kind === one.kind && earlier.language === one.language)
          expect(one.date > earlier.date).toBe(true);
  });

  it('gives the hash of the shown text as the version that a consent records', () => {
    if (ACCEPTS) return;
    for (const { kind, language, text } of readShownTexts())
      expect([kind, language, findConsentVersion(kind, language)]).toEqual([
        kind,
        language,
        toVersion(text),
      ]);
  });

  it('has the date that the privacy page shows for its present text', () => {
    if (ACCEPTS) return;
    expect(findNewest('privacy', 'it')!.date).toBe(PRIVACY_TEXT_DATE);
    expect(renderPrivacyPage()).toContain('Ultimo aggiornamento: 16 luglio 2025');
  });

  it('describes a version by date and language, and an old version by its date', () => {
    const version = findConsentVersion('privacy', 'fr');
    expect(describeConsentVersion(version)).toMatch(
      /^\d{2}\/\d{2}\/\d{4} \(fr, impronta [\da-f]{8}\)$/,
    );
    expect(describeConsentVersion('2025-07-16')).toBe('16/07/2025');
  });
});
