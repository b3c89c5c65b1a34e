import type { Mail } from './mailer.ts';

const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROL_CHARACTERS = new RegExp(`${CONTROL_CHARACTER.source}+`, 'g');
const MESSAGE_ID = /^[\w.-]+@(?:[\w.-]+|\[[\da-f.:]+\])$/i;

/** Prevents header injection and access to local files. */
export const toNodemailerMessage = (
  from: string,
  { to, subject, text, html, messageId, references = [] }: Mail,
) => {
  if (CONTROL_CHARACTER.test(from) || CONTROL_CHARACTER.test(to))
    throw new Error('a mail address holds a line break or another control character');
  if (![messageId, ...references].every((id) => MESSAGE_ID.test(id)))
    throw new Error('a Message-ID is not of the form id@host');
  return {
    from,
    to,
    text,
    ...(html === undefined ? {} : { html }),
    subject: subject.replace(CONTROL_CHARACTERS, ' ').trim(),
    messageId: `<${messageId}>`,
    ...(references.length > 0 ? { references: references.map((id) => `<${id}>`) } : {}),
    // This header suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
