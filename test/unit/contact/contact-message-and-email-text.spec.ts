import { composeContactEmail } from '#src/contexts/contact/staff-email-text.ts';
import { contactMessage } from '#src/contracts/contact.ts';
import { buildContactMessage } from '#test/support/builders/request-builders.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const sentencesFor = (value: object) => [
  ...new Set(
    contactMessage
      .safeParse(value)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${fieldText(message)}`),
  ),
];
const NAME = 'name: Il nome deve contenere almeno 2 caratteri';
const EMAIL = 'email: Inserisci un indirizzo email valido';
const MESSAGE = 'message: Il messaggio deve contenere almeno 10 caratteri';
const CONSENT = 'privacyConsent: Devi accettare il trattamento dei dati personali per proseguire';

describe('a message', () => {
  it('is fine with two letters of a name, ten of a message, an e-mail and the consent', () =>
    expect(sentencesFor(buildContactMessage({ name: 'Lu', message: '1234567890' }))).toEqual([]));

  it.each([
    [{ name: 'L' }, NAME],
    [{ name: '' }, NAME],
    [{ name: '  L  ' }, NAME],
    [{ name: undefined }, NAME],
    [{ email: '' }, EMAIL],
    [{ email: 'non è' }, EMAIL],
    [{ email: undefined }, EMAIL],
    [{ message: '123456789' }, MESSAGE],
    [{ message: '     1234    ' }, MESSAGE],
    [{ message: undefined }, MESSAGE],
    [{ privacyConsent: false }, CONSENT],
    [{ privacyConsent: undefined }, CONSENT],
    [{ privacyConsent: 'true' }, CONSENT],
  ])('with %j says one sentence: %s', (over, sentence) =>
    expect(sentencesFor({ ...buildContactMessage(), ...over })).toEqual([sentence]),
  );

  it('empty says all four at once', () =>
    expect(sentencesFor({})).toEqual([NAME, EMAIL, MESSAGE, CONSENT]));
  it('has its ends: 100, 150 and 4000 characters', () =>
    expect(
      sentencesFor(
        buildContactMessage({
          name: 'x'.repeat(101),
          email: `${'x'.repeat(150)}@example.org`,
          message: 'x'.repeat(4_001),
        }),
      ),
    ).toEqual(
      expect.arrayContaining([
        'name: Massimo 100 caratteri',
        'email: Massimo 150 caratteri',
        'message: Massimo 4000 caratteri',
      ]),
    ));
  it('is trimmed', () =>
    expect(
      contactMessage.parse({ ...buildContactMessage(), name: '  Lu ', email: ' a@example.org ' }),
    ).toMatchObject({ name: 'Lu', email: 'a@example.org' }));
});

describe('what the staff read of it', () => {
  const words = composeContactEmail('https://example.org/admin');

  it('is that it arrived, and where to read it', () =>
    expect(words({ type: 'ContactMessageReceived', data: {} })).toEqual({
      subject: 'Nuovo messaggio dal sito',
      text: 'È arrivato un nuovo messaggio dal modulo di contatto, in attesa di risposta.\n\nArea riservata: https://example.org/admin\n',
    }));

  it('is nothing for the events of others', () =>
    expect(words({ type: 'QuoteRequested', data: {} })).toBeNull());
});
