export type Mail = {
  /** Address from the configuration, never from a guest. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** `id@host`. A mail that is sent again keeps its id, so mail programs can drop duplicates. */
  readonly messageId: string;
  /** Message-IDs of the mails that a digest replaces (RFC 5322, `References`). */
  readonly references?: readonly string[];
};

export interface Mailer {
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
