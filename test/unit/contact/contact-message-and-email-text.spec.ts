import { composeContactEmail } from '#src/contexts/contact/staff-email-text.ts';
import { contactMessage } from '#src/contracts/contact.ts';
import { buildContactMessage } from '#test/support/builders/request-builders.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';

const listErrors = (value: object) => [
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

describe('a contact message', () => {
  it('is valid with a name of 2 characters, a text of 10, an e-mail address and consent', () =>
    expect(listErrors(buildContactMessage({ name: 'Lu', message: '1234567890' }))).toEqual([]));

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
  ])('is rejected for %j with one error: %s', (over, sentence) =>
    expect(listErrors({ ...buildContactMessage(), ...over })).toEqual([sentence]),
  );

  it('has all four errors when it is empty', () =>
    expect(listErrors({})).toEqual([NAME, EMAIL, MESSAGE, CONSENT]));
  it('has errors for more than 100, 150 and 4000 characters of name, e-mail and text', () =>
    expect(
      listErrors(
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
  it('is trimmed in name and e-mail address', () =>
    expect(
      contactMessage.parse({ ...buildContactMessage(), name: '  Lu ', email: ' a@example.org ' }),
    ).toMatchObject({ name: 'Lu', email: 'a@example.org' }));
});

describe('the staff mail about a contact message', () => {
  const composeEmail = composeContactEmail('https://example.org/admin');

  it('reports the message and contains the URL of the staff area', () =>
    expect(composeEmail({ type: 'ContactMessageReceived', data: {} })).toEqual({
      subject: 'Nuovo messaggio dal sito',
      text: 'È arrivato un nuovo messaggio dal modulo di contatto, in attesa di risposta.\n\nArea riservata: https://example.org/admin\n',
    }));

  it('is null for an event of another context', () =>
    expect(composeEmail({ type: 'QuoteRequested', data: {} })).toBeNull());
});
