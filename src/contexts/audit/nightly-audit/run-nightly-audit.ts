import { createHash, randomBytes } from 'node:crypto';
import {
  claimNight,
  hasAuditRecords,
  insertAuditRecord,
  isDayAudited,
  readLastMailedCheckpoint,
  type AuditCheckRecord,
} from './audit-check-records.postgres.ts';
import type { AuditService } from '../audit.services.ts';
import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import { clearAlarms } from './audit-alarm-records.postgres.ts';
import { hasEvents } from '#src/event-log/postgres/read-log-entries.ts';
import type { AuditMailDeps } from '../checkpoints/sign-checkpoints-job.ts';
import {
  checkMailedCheckpoint,
  composeAuditMail,
  formatCheckpointProof,
  type AuditResult,
} from './compose-audit-mail.ts';

/**
 * Earliest local time of an audit. The service day ends at 04:00, and its reservations are closed
 * by then.
 */
const NOT_BEFORE = '04:15';

type Deps = AuditMailDeps & { readonly audit: AuditService };

/**
 * Audits a day once, and caches the result. A retry after a failed mail uses it, because reading
 * the whole log is slow.
 */
const createDailyAudit = ({ audit, sql, log }: Pick<Deps, 'audit' | 'sql' | 'log'>) => {
  let last: { readonly day: string; readonly result: AuditResult } | null = null;
  const runAudit = async (): Promise<AuditResult> => {
    await audit.signCheckpoint({ force: true });
    const mailedCheckpoint = await readLastMailedCheckpoint(sql);
    const report = await audit.verifyInstallation();
    const list = audit.checkpointStore().read();
    const mailed = checkMailedCheckpoint(mailedCheckpoint, list, report.chain.flaw === null);
    if (report.found > 0)
      log.error(
        { found: report.found, flaw: report.flaw },
        'nightly-audit: event log verification failed',
      );
    else if (mailed?.holds === false)
      log.error({}, 'nightly-audit: checkpoint of the last mail missing from the list');
    return { report, mailed };
  };
  return async (day: string): Promise<AuditResult> => {
    if (last?.day !== day) last = { day, result: await runAudit() };
    return last.result;
  };
};

const toAuditRecord = (
  day: string,
  at: Date,
  { report: { chain, checks, flaw, differences } }: AuditResult,
  checkpoint: SignedCheckpoint | null,
): AuditCheckRecord => ({
  day,
  at,
  events: chain.events,
  head: chain.last.hash,
  checkpoints: chain.checkpoints,
  flaw,
  differences,
  checks: checks.map(({ flaws: _, ...check }) => check),
  checkpoint,
});

/**
 * Audits the log once a night and mails the result. A repeated mail has the same Message-ID, so
 * mail programs can drop the duplicate.
 */
export const createNightlyAudit = (deps: Deps) => {
  const { audit, mailer, sql, clock, to, host } = deps;
  const auditDay = createDailyAudit(deps);
  const processFingerprint = randomBytes(32);
  const claim = (day: string) =>
    claimNight(sql, createHash('sha256').update(`night-watch ${day}`).digest(), processFingerprint);

  return async (): Promise<boolean> => {
    const day = clock.today();
    if (clock.now() < clock.instantOf(day, NOT_BEFORE)) return false;
    if (await isDayAudited(sql, day)) return false;
    if (!(await hasEvents(sql))) return false;
    if (!(await claim(day))) return false;
    const result = await auditDay(day);
    const isFirst = !(await hasAuditRecords(sql));
    const checkpoints = audit.checkpointStore();
    await mailer.send({
      to,
      messageId: `audit-${day}@${host}`,
      ...composeAuditMail(day, result, formatCheckpointProof(checkpoints), isFirst),
    });
    const checkpoint = checkpoints.read().at(-1) ?? null;
    await insertAuditRecord(sql, toAuditRecord(day, clock.now(), result, checkpoint));
    if (result.report.found === 0) await clearAlarms(sql, clock.now());
    return true;
  };
};
