export type Mail = {
  /** One address or several, comma separated. From the configuration, never from a guest. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** `id@host` without brackets. The same id again is the same mail again: whoever receives both keeps one. */
  readonly messageId: string;
};

export interface Mailer {
  /** Resolves when the mail is out of our hands. @returns where it went, for the log. */
  send(mail: Mail): Promise<{ where: string }>;
  close(): Promise<void>;
}
