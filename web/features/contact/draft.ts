import type { ContactMessage } from '../../../src/contracts/contact.ts';

/** What stands in the form; consent begins as "no". */
export type Draft = Omit<ContactMessage, 'privacyConsent'> & { readonly privacyConsent: boolean };

/** The fields in the order of the screen. */
export const draftFields = [
  'name',
  'email',
  'message',
  'privacyConsent',
] as const satisfies readonly (keyof Draft)[];

/** What is wrong, by field, in the words of the contract. */
export type Problems = Partial<Record<keyof Draft, string>>;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export const draftIn = (data: FormData): Draft => ({
  name: textIn(data, 'name'),
  email: textIn(data, 'email'),
  message: textIn(data, 'message'),
  privacyConsent: data.has('privacyConsent'),
});
