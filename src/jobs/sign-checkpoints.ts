import { markAlarmMailed, raiseAlarm } from '#src/event-log/postgres/audit/audit-alarm-records.ts';
import type { ChainFlaw } from '#src/event-log/audit/chain-flaws.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

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
  ({ application, config, clock, log, mailer }: JobContext) =>
  async (flaw: ChainFlaw): Promise<void> => {
    const sql = application.sql;
    const alarm = await raiseAlarm(sql, flaw, clock.now());
    if (!alarm) return;
    log.error({ flaw }, 'checkpoints: event log altered, signing stopped');
    const host = new URL(config.PUBLIC_ORIGIN).hostname;
    await mailer.send({
      to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
      messageId: `alarm-${alarm.flaw}-${clock.now().getTime()}@${host}`,
      subject: 'ALLARME: il registro è stato alterato',
      text: alarmText(alarm.message),
    });
    await markAlarmMailed(sql, alarm, clock.now());
  };

export const signCheckpointsJob = (context: JobContext): Job => {
  const alarm = mailAuditAlarm(context);
  let hasBaseline = false;
  let pausedUntil = 0;
  return {
    name: 'checkpoints',
    everyMs: 2 * SECOND_MS,
    timeLimitMs: 5 * MINUTE_MS,
    async run() {
      if (performance.now() < pausedUntil) return;
      const audit = context.application.audit;
      if (!hasBaseline) await audit.recordBaseline();
      hasBaseline = true;
      const { flaw } = await audit.signCheckpoint();
      if (!flaw) return;
      pausedUntil = performance.now() + ALARM_PAUSE_MS;
      await alarm(flaw);
    },
  };
};
