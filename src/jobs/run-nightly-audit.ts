import { createHash, randomBytes } from 'node:crypto';
import {
  claimNight,
  hasAuditRecords,
  insertAuditRecord,
  isDayAudited,
  readLastMailedCheckpoint,
} from '#src/composition/audit/audit-check-records.postgres.ts';
import type { AuditService, AuditReport } from '#src/composition/audit/audit-service.ts';
import type { SignedCheckpoint } from '#src/event-log/audit/checkpoint.ts';
import type { NamedCheckReport } from '#src/event-log/audit/run-audit-checks.ts';
import { clearAlarms } from '#src/event-log/postgres/audit/audit-alarms.ts';
import { hasEvents } from '#src/event-log/postgres/audit/log-entries.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';

/** After the service day ended (04:00) and its reservations were closed. */
const NOT_BEFORE = '04:15';
type Deps = {
  readonly audit: AuditService;
  readonly mailer: Mailer;
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly to: string;
  readonly host: string;
};

type MailedCheckpoint = { readonly holds: boolean; readonly sentence: string };
type AuditResult = { readonly report: AuditReport; readonly mailed: MailedCheckpoint | null };

const MAX_MAILED_FLAWS = 10;

const formatCheckLines = ({
  label,
  checked,
  found,
  flaws,
  ran,
  notChecked,
}: NamedCheckReport): string[] => [
  `${label}: ${!ran ? 'non verificato' : found === 0 ? `in ordine (${checked} confronti)` : `${found} ${found === 1 ? 'alterazione' : 'alterazioni'}`}`,
  ...flaws
    .slice(0, MAX_MAILED_FLAWS)
    .map(
      ({ position, message }) =>
        `  - ${position === null ? '' : `posizione ${position}: `}${message}`,
    ),
  ...(notChecked ? [`  Nota: ${notChecked}`] : []),
];

const composeAuditMail = (
  day: string,
  { report, mailed }: AuditResult,
  seal: string,
  isFirst: boolean,
): { subject: string; text: string } => {
  const { chain, found, checks } = report;
  return {
    subject:
      found === 0 && mailed?.holds !== false
        ? `Registro del ${day}: integro, ${chain.events} eventi`
        : `ATTENZIONE, registro del ${day}: qualcosa non torna`,
    text: [
      ...(isFirst ? ['Il registro è nuovo: questo è il suo primo controllo.'] : []),
      ...(chain.flaw
        ? []
        : [`La fila degli eventi è intera fino alla posizione ${chain.last.position}.`]),
      `Impronta dell’ultimo evento: ${chain.last.hash}`,
      ...(mailed ? [mailed.sentence] : []),
      '',
      ...checks.flatMap(formatCheckLines),
      '',
      'Ultimo sigillo, da conservare:',
      seal,
      '',
    ].join('\n'),
  };
};

/** The chain check verifies that its hash is in the log. */
const checkMailed = (
  mailed: SignedCheckpoint | null,
  list: readonly SignedCheckpoint[],
  chainHolds: boolean,
): MailedCheckpoint | null => {
  if (!mailed) return null;
  const holds = chainHolds && list.some(({ signature }) => signature === mailed.signature);
  const sentence = `Il sigillo dell’ultima lettera (posizione ${mailed.size}, impronta ${mailed.hash}) ${
    holds
      ? 'vale ancora: confrontalo con quella lettera.'
      : 'NON vale più: confrontalo con quella lettera.'
  }`;
  return { holds, sentence };
};

/** Last checkpoint and public key: enough to verify it without this machine. */
const formatCheckpointProof = (audit: AuditService): string => {
  const { publicKey, read } = audit.book();
  return [
    JSON.stringify(read().at(-1) ?? null),
    '',
    'Chiave pubblica dei sigilli:',
    publicKey.export({ type: 'spki', format: 'pem' }).toString().trim(),
  ].join('\n');
};

/**
 * A process that takes over repeats the audit with the same Message-ID.
 *
 * @returns false when nothing was due; empty logs are not reported
 */
export const createNightlyAudit = ({ audit, mailer, sql, clock, log, to, host }: Deps) => {
  // While mail fails, retries reuse the result instead of reading the log again.
  let made: { readonly day: string; readonly found: AuditResult } | null = null;
  const ourselves = randomBytes(32);
  const claims = (day: string) =>
    claimNight(sql, createHash('sha256').update(`night-watch ${day}`).digest(), ourselves);
  const look = async (day: string): Promise<AuditResult> => {
    if (made?.day !== day) {
      await audit.seal({ atOnce: true });
      const last = await readLastMailedCheckpoint(sql);
      const report = await audit.verifyInstallation();
      const mailed = checkMailed(last, audit.book().read(), report.chain.flaw === null);
      if (report.found > 0)
        log.error(
          { found: report.found, flaw: report.flaw },
          'nightly-audit: event log verification failed',
        );
      else if (mailed?.holds === false)
        log.error({}, 'nightly-audit: checkpoint of the last mail missing from the list');
      made = { day, found: { report, mailed } };
    }
    return made.found;
  };

  return async (): Promise<boolean> => {
    const day = clock.today();
    if (clock.now() < clock.instantOf(day, NOT_BEFORE)) return false;
    if (await isDayAudited(sql, day)) return false;
    if (!(await hasEvents(sql))) return false;
    if (!(await claims(day))) return false;
    const found = await look(day);
    const isFirst = !(await hasAuditRecords(sql));
    const { chain, checks, flaw, differences } = found.report;
    const summary = checks.map(({ flaws: _, ...check }) => check);
    await mailer.send({
      to,
      messageId: `audit-${day}@${host}`,
      ...composeAuditMail(day, found, formatCheckpointProof(audit), isFirst),
    });
    await insertAuditRecord(sql, {
      day,
      at: clock.now(),
      events: chain.events,
      head: chain.last.hash,
      checkpoints: chain.checkpoints,
      flaw,
      differences,
      checks: summary,
      checkpoint: audit.book().read().at(-1) ?? null,
    });
    if (found.report.found === 0) await clearAlarms(sql, clock.now());
    return true;
  };
};
