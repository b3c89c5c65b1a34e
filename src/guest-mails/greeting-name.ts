const NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u;

/**
 * Mails go to unverified addresses, so a request must not place an advertisement or an address of a
 * website in a greeting. Any other text than a short name is left out.
 */
export const toGreetingName = (firstName: string | null): string | null => {
  const name = firstName?.trim().normalize('NFC') ?? '';
  return NAME.test(name) ? name : null;
};
