/** A picture in the HTML of a mail, which names it as `cid:…`. */
export type InlineAttachment = {
  readonly filename: string;
  readonly cid: string;
  readonly content: Buffer;
};

/** An iCalendar file (RFC 5545) and its method (RFC 5546), which must be equal to the file's METHOD. */
export type CalendarPart = {
  readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  readonly content: string;
};

export type Mail = {
  /** One address: of the configuration, or of a guest. It must not be logged. */
  readonly to: string;
  /** One address of the configuration. Without it, answers go to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly InlineAttachment[];
  readonly calendar?: CalendarPart;
  /** `id@host`. A mail that is sent again keeps its id, so mail programs can drop duplicates. */
  readonly messageId: string;
  /** Message-IDs of the mails that a digest replaces (RFC 5322, `References`). */
  readonly references?: readonly string[];
};

/** The mail server of the recipient refused the address for good. The text contains no address. */
export class RecipientRefused extends Error {}

export interface Mailer {
  /** @throws RecipientRefused if another attempt is useless */
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
