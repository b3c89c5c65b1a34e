import { contactMessage, type ContactMessage } from '#src/contracts/contact.ts';
import type { ContactDraft, ContactErrors } from './readContactDraft.ts';

export const validateMessage = (
  draft: ContactDraft,
): { readonly message: ContactMessage } | { readonly problems: ContactErrors } => {
  const { data, error } = contactMessage.safeParse(draft);
  if (!error) return { message: data };
  return {
    problems: Object.fromEntries(
      error.issues.toReversed().map(({ path, message }) => [path[0], message]),
    ),
  };
};
