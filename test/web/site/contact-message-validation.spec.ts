import { describe, expect, it } from '@jest/globals';
import { readContactDraft, type ContactDraft } from '#web/features/contact/readContactDraft.ts';
import { fieldText } from '#test/support/assertions/field-text.ts';
import { validateMessage } from '#web/features/contact/validateMessage.ts';

const emptyDraft = readContactDraft(new FormData());
const listErrors = (draft: Partial<ContactDraft>) => {
  const result = validateMessage({ ...emptyDraft, ...draft });
  return 'problems' in result
    ? Object.entries(result.problems).map(([field, code]) => [field, fieldText(code)] as const)
    : [];
};
const validDraft = {
  name: 'Al',
  email: 'al@example.org',
  message: 'Dieci lett',
  privacyConsent: true,
};

describe('the message form', () => {
  it('begins empty and without consent', () => {
    expect(emptyDraft).toEqual({ name: '', email: '', message: '', privacyConsent: false });
  });

  it('shows the errors of the specification for empty fields', () => {
    expect(Object.fromEntries(listErrors({}))).toEqual({
      name: 'Il nome deve contenere almeno 2 caratteri',
      email: 'Inserisci un indirizzo email valido',
      message: 'Il messaggio deve contenere almeno 10 caratteri',
      privacyConsent: 'Devi accettare il trattamento dei dati personali per proseguire',
    });
  });

  it('accepts the shortest name and message allowed', () => {
    expect(listErrors(validDraft)).toEqual([]);
  });

  it.each([
    ['name', 'A'],
    ['name', ' A '],
    ['email', 'al@'],
    ['message', 'Nove lett'],
    ['privacyConsent', false],
  ])('refuses %s %p', (field, value) => {
    expect(listErrors({ ...validDraft, [field]: value }).map(([name]) => name)).toEqual([field]);
  });
});
