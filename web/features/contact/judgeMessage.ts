import { contactMessage, type ContactMessage } from '../../../src/contracts/contact.ts';
import type { Draft, Problems } from './draft.ts';

/** A message that the contract accepts, or what is wrong with it: one sentence per field. */
export const judgeMessage = (
  draft: Draft,
): { readonly message: ContactMessage } | { readonly problems: Problems } => {
  const { data, error } = contactMessage.safeParse(draft);
  if (!error) return { message: data };
  return {
    problems: Object.fromEntries(
      error.issues.toReversed().map(({ path, message }) => [path[0], message]),
    ),
  };
};
