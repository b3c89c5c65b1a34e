import { describe, expect, it } from '@jest/globals';
import { readContactDraft, type ContactDraft } from '#web/features/contact/readContactDraft.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';
import { validateMessage } from '#web/features/contact/validateMessage.ts';

const empty = readContactDraft(new FormData());
const sentences = (draft: Partial<ContactDraft>) => {
  const judged = validateMessage({ ...empty, ...draft });
  return 'problems' in judged
    ? Object.entries(judged.problems).map(([field, code]) => [field, fieldText(code)] as const)
    : [];
};
const good = { name: 'Al', email: 'al@example.org', message: 'Dieci lett', privacyConsent: true };

describe('the message form', () => {
  it('begins empty and without consent', () => {
    expect(empty).toEqual({ name: '', email: '', message: '', privacyConsent: false });
  });

  it('says what is missing in the words of the specification', () => {
    expect(Object.fromEntries(sentences({}))).toEqual({
      name: 'Il nome deve contenere almeno 2 caratteri',
      email: 'Inserisci un indirizzo email valido',
      message: 'Il messaggio deve contenere almeno 10 caratteri',
      privacyConsent: 'Devi accettare il trattamento dei dati personali per proseguire',
    });
  });

  it('takes the shortest name and message allowed', () => {
    expect(sentences(good)).toEqual([]);
  });

  it.each([
    ['name', 'A'],
    ['name', ' A '],
    ['email', 'al@'],
    ['message', 'Nove lett'],
    ['privacyConsent', false],
  ])('refuses %s %p', (field, value) => {
    expect(sentences({ ...good, [field]: value }).map(([name]) => name)).toEqual([field]);
  });
});
