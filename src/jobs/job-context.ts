import type { Composition } from '../composition-root.ts';
import type { BootContext } from '../composition/house.ts';
import type { Mailer } from '../platform/mail/mailer.ts';

/** What a scheduled job may use. */
export type JobContext = Pick<BootContext, 'config' | 'log' | 'clock'> & {
  readonly container: Composition;
  readonly mailer: Mailer;
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
