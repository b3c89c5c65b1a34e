const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/**
 * Returns a name of at most 40 letters, spaces, apostrophes and hyphens, or null. Mails go to
 * unverified addresses, so a greeting must not contain advertisements or website addresses.
 */
export const toGreetingName = (firstName: string | null): string | null => {
  const name = firstName?.trim().normalize('NFC') ?? '';
  return NAME.test(name) ? name : null;
};
