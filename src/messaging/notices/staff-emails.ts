import type { ComposeStaffEmail } from './deliver-notices.ts';

/** Composes the mails of one context to staff. `adminUrl` is the address of the staff area. */
export type CreateStaffEmails = (adminUrl: string) => ComposeStaffEmail;

/**
 * Combines the mails to staff, which are only about actions of guests. Staff know their own actions,
 * and see all others on the screen.
 */
export const combineStaffEmails = (
  contexts: readonly CreateStaffEmails[],
  adminUrl: string,
): ComposeStaffEmail => {
  const composers = contexts.map((create) => create(adminUrl));
  return (event) => {
    if (event.actor !== 'guest') return null;
    return (
      composers.map((composeEmail) => composeEmail(event)).find((email) => email !== null) ?? null
    );
  };
};
