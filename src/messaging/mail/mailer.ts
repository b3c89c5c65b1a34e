/** A picture in a mail, to which the HTML refers as `cid:…`. */
export type InlineAttachment = {
  readonly filename: string;
  readonly cid: string;
  readonly content: Buffer;
};

/**
 * An iCalendar file (RFC 5545) and its method (RFC 5546). `method` must equal the METHOD in the
 * file.
 */
export type CalendarPart = {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly content: string;
};

export type Mail = {
  /** Exactly one address, of a guest or from the configuration. It must not be logged. */
  readonly to: string;
  /** One address from the configuration. Without it, replies go to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly InlineAttachment[];
  readonly calendar?: CalendarPart;
  /**
   * Message-ID in the form `id@host`. A repeated mail keeps its id, so mail programs can drop
   * duplicates.
   */
  readonly messageId: string;
  /** Message-IDs of the mails that a digest replaces (RFC 5322, `References`). */
  readonly references?: readonly string[];
};

/** The recipient's mail server refused the address permanently. The message contains no address. */
export class RecipientRefused extends Error {}

/** The mail server accepts no mail at present. The cause is not the mail that was to be sent. */
export class MailServerUnavailable extends Error {}

export interface Mailer {
  /**
   * @throws RecipientRefused if a retry cannot succeed
   * @throws MailServerUnavailable if other mails would fail too
   */
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
