import type { Mail } from './mailer.ts';

// Everything that could end a header line, and the invisible rest.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROL_CHARACTERS = new RegExp(`${CONTROL_CHARACTER.source}+`, 'g');
const MESSAGE_ID = /^[\w.-]+@(?:[\w.-]+|\[[\da-f.:]+\])$/i;

/**
 * The mail as nodemailer takes it: no line of ours can become a header of somebody else's, and no file or address
 * named in a text is ever opened. A subject with line breaks loses them; an address or id with any is refused.
 *
 * @throws Error when `from`, `to` or `messageId` could say more than one thing.
 */
export const toNodemailerMessage = (from: string, { to, subject, text, html, messageId }: Mail) => {
  if (CONTROL_CHARACTER.test(from) || CONTROL_CHARACTER.test(to))
    throw new Error('a mail address holds a line break or another control character');
  if (!MESSAGE_ID.test(messageId)) throw new Error('a Message-ID is not of the form id@host');
  return {
    from,
    to,
    text,
    ...(html === undefined ? {} : { html }),
    subject: subject.replace(CONTROL_CHARACTERS, ' ').trim(),
    messageId: `<${messageId}>`,
    // Machines that answer by themselves shall not answer this (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
