export type Mail = {
  /** From the configuration, never from a guest. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** `id@host`. A resent mail keeps its id, so mail programs can drop duplicates. */
  readonly messageId: string;
};

export interface Mailer {
  /** @returns the destination, for the log */
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
