import { isMailbox } from '#src/platform/mailbox.ts';
import type { CalendarPart, InlineAttachment, Mail } from './mailer.ts';

const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROL_CHARACTERS = new RegExp(`${CONTROL_CHARACTER.source}+`, 'g');
const MESSAGE_ID = /^[\w.-]+@(?:[\w.-]+|\[[\da-f.:]+\])$/i;
const ATTACHMENT_NAME = /^[\w.-]+$/;

/**
 * Throws if a header could inject another one. The error does not repeat an address, because errors
 * are logged.
 */
const assertSafeHeaders = (from: string, mail: Mail): void => {
  const { to, replyTo, messageId, references = [], attachments = [] } = mail;
  if (CONTROL_CHARACTER.test(from) || ![to, replyTo ?? to].every(isMailbox))
    throw new Error('a mail address is not exactly one address');
  if (![messageId, ...references].every((id) => MESSAGE_ID.test(id)))
    throw new Error('a Message-ID is not of the form id@host');
  if (
    !attachments.every(
      ({ cid, filename }) => ATTACHMENT_NAME.test(cid) && ATTACHMENT_NAME.test(filename),
    )
  )
    throw new Error('an attachment has an invalid name');
};

/** Returns an object, because the library would parse a string as a list of addresses. */
const toAddress = (address: string) => ({ name: '', address });

const toPart = ({ filename, cid, content }: InlineAttachment) => ({
  filename,
  cid,
  content,
  contentDisposition: 'inline' as const,
});

/**
 * Creates the calendar part, which the library sends twice: as an alternative to the text and as an
 * attachment.
 */
const toCalendarEvent = ({ method, content }: CalendarPart) => ({
  method,
  content,
  filename: 'reservation.ics',
});

/** Converts a mail for nodemailer. Prevents header injection and access to local files. */
export const toNodemailerMessage = (from: string, mail: Mail) => {
  assertSafeHeaders(from, mail);
  const { to, replyTo, subject, text, html, messageId, references = [] } = mail;
  return {
    from,
    to: toAddress(to),
    text,
    ...(replyTo === undefined ? {} : { replyTo: toAddress(replyTo) }),
    ...(html === undefined ? {} : { html }),
    ...(mail.attachments ? { attachments: mail.attachments.map(toPart) } : {}),
    ...(mail.calendar ? { icalEvent: toCalendarEvent(mail.calendar) } : {}),
    subject: subject.replace(CONTROL_CHARACTERS, ' ').trim(),
    messageId: `<${messageId}>`,
    ...(references.length > 0 ? { references: references.map((id) => `<${id}>`) } : {}),
    // Suppresses automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
