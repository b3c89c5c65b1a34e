const MAX_LENGTH = 254;
const MAILBOX = /^[^\s\p{C}@<>(),;:\\"[\]]+@[^\s\p{C}@<>(),;:\\"[\]]+$/u;

/**
 * True for exactly one plain address, such as `name@example.org`. False for lists, names in front of
 * an address, quoted parts and control characters.
 */
export const isMailbox = (text: string): boolean => text.length <= MAX_LENGTH && MAILBOX.test(text);
