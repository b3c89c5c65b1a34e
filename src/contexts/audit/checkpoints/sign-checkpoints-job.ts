import { markAlarmMailed, raiseAlarm } from '../nightly-audit/audit-alarm-records.postgres.ts';
import type { ChainFlaw } from '../chain/chain-flaws.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import type { AuditService } from '../audit.services.ts';

/** What the jobs of the audit need to mail the owner. */
export type AuditMailDeps = {
  readonly mailer: Mailer;
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly to: string;
  readonly host: string;
};

/**
 * Pause after a flaw. Otherwise the job would log the same flaw every two seconds while the mail
 * server fails.
 */
const ALARM_PAUSE_MS = 30 * SECOND_MS;

const alarmText = (message: string): string =>
  [
    'Il controllo continuo del registro ha trovato un’alterazione, e non firma altri sigilli:',
    '',
    message,
    '',
    'Non cambiare niente. Esegui npm run audit:verify e confronta con i sigilli ricevuti per posta.',
    '',
  ].join('\n');

/** Mails each flaw once. If the mail fails, later runs send it again. */
export const mailAuditAlarm =
  ({ sql, clock, log, mailer, to, host }: AuditMailDeps) =>
  async (flaw: ChainFlaw): Promise<void> => {
    const alarm = await raiseAlarm(sql, flaw, clock.now());
    if (!alarm) return;
    log.error({ flaw }, 'checkpoints: event log altered, signing stopped');
    await mailer.send({
      to,
      messageId: `alarm-${alarm.flaw}-${clock.now().getTime()}@${host}`,
      subject: 'ALLARME: il registro è stato alterato',
      text: alarmText(alarm.message),
    });
    await markAlarmMailed(sql, alarm, clock.now());
  };

export const signCheckpointsJob = (audit: AuditService, mail: AuditMailDeps): Job => {
  const alarm = mailAuditAlarm(mail);
  let hasBaseline = false;
  let pausedUntil = 0;
  return {
    name: 'checkpoints',
    everyMs: 2 * SECOND_MS,
    timeLimitMs: 5 * MINUTE_MS,
    async run() {
      if (performance.now() < pausedUntil) return;
      if (!hasBaseline) await audit.recordBaseline();
      hasBaseline = true;
      const { flaw } = await audit.signCheckpoint();
      if (!flaw) return;
      pausedUntil = performance.now() + ALARM_PAUSE_MS;
      await alarm(flaw);
    },
  };
};
