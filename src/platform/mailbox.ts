const MAX_LENGTH = 254;
const MAILBOX = /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\]]+$/u;

/**
 * Returns true for exactly one plain address, such as `name@example.org`. Returns false for lists,
 * display names, quoted parts and control characters.
 */
export const isMailbox = (text: string): boolean => text.length <= MAX_LENGTH && MAILBOX.test(text);
