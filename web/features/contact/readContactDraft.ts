import type { ContactMessage } from '#src/contracts/contact.ts';

export type ContactDraft = Omit<ContactMessage, 'privacyConsent'> & {
  readonly privacyConsent: boolean;
};

export const contactFields = [
  'name',
  'email',
  'message',
  'privacyConsent',
] as const satisfies readonly (keyof ContactDraft)[];

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
