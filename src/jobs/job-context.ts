import type { Application } from '#src/composition/application.ts';
import type { BootContext } from '#src/composition/app-services.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';

export type JobContext = Pick<BootContext, 'config' | 'log' | 'clock'> & {
  readonly application: Application;
  readonly mailer: Mailer;
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
