import type { Clock } from '#src/kernel/clock.ts';
import type { RequestAlertStore } from './request-alert-store.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Time in which staff can see a request on an open page before the server alerts their devices. */
export const TIME_TO_SEE_MS = 20 * SECOND_MS;
export const REPEAT_MS = 5 * MINUTE_MS;
/** Pause after an alert that reached no device. */
const RETRY_MS = MINUTE_MS;

type Deps = {
  readonly alerts: RequestAlertStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Alerts all devices. The message expires after `ttlSeconds`, because the next alert follows. */
  readonly pushToStaff: (
    message: { readonly kind: 'requests'; readonly count: number },
    ttlSeconds: number,
  ) => Promise<{ readonly sent: number; readonly failed: number }>;
};

/** Alerts staff to open requests that they have not seen. Repeats the alert every five minutes. */
export const alertStaff =
  ({ alerts, clock, pushToStaff }: Deps) =>
  async (): Promise<void> => {
    const now = clock.now();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const count = await alerts.claimAlert({
      now,
      askedBefore: before(TIME_TO_SEE_MS),
      alertedBefore: before(REPEAT_MS),
    });
    if (count === null) return;
    const { sent, failed } = await pushToStaff({ kind: 'requests', count }, REPEAT_MS / SECOND_MS);
    if (sent === 0 && failed > 0) await alerts.setAlertedAt(before(REPEAT_MS - RETRY_MS));
  };

export type AlertStaff = ReturnType<typeof alertStaff>;
