import type { ContactMessage } from '#src/contracts/contact.ts';

/** What stands in the form; consent begins as "no". */
export type ContactDraft = Omit<ContactMessage, 'privacyConsent'> & {
  readonly privacyConsent: boolean;
};

/** The fields in the order of the screen. */
export const contactFields = [
  'name',
  'email',
  'message',
  'privacyConsent',
] as const satisfies readonly (keyof ContactDraft)[];

/** What is wrong, by field, in the words of the contract. */
export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export const readContactDraft = (data: FormData): ContactDraft => ({
  name: readText(data, 'name'),
  email: readText(data, 'email'),
  message: readText(data, 'message'),
  privacyConsent: data.has('privacyConsent'),
});
