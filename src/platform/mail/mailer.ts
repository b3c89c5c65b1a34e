export type Mail = {
  /** Comma-separated addresses from the configuration, never from a guest. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * `id@host` without brackets. A resent mail keeps its id, so mail programs can drop the
   * duplicate.
   */
  readonly messageId: string;
};

export interface Mailer {
  /**
   * Resolves when the mail is accepted.
   *
   * @returns the destination, for the log
   */
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
