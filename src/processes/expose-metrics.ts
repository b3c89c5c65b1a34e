import { statfsSync } from 'node:fs';
import type { AuditService } from '#src/contexts/audit/audit.services.ts';
import type { BootContext } from '#src/composition/app-services.ts';
import type { Application } from '#src/composition/application.ts';
import { requestReservation } from '#src/contracts/booking/reservation-operations.ts';
import { enterReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { readLastBackupSeconds } from '#src/platform/backup/last-backup-time.ts';
import type { Config } from '#src/platform/config.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';
import { countOpenSessions } from '#src/platform/http/session/session-store.postgres.ts';
import type {
  MetricsRegistry,
  GaugeReading,
  GaugeGroup,
} from '#src/platform/metrics/metrics-registry.ts';
import { serveMetrics } from '#src/platform/metrics/metrics-server.ts';
import { readInstallationState } from './read-installation-metrics.postgres.ts';

export const bookingCounter = {
  name: 'melagrana_bookings_total',
  help: 'Requests for a table by origin and outcome: accepted, replayed, or the code of the refusal.',
  origins: new Map([
    [requestReservation.path, 'site'],
    [enterReservation.path, 'desk'],
  ]),
};

const processGauges = ({ pool }: BootContext, streams: { count(): number }): GaugeReading[] => [
  {
    name: 'db_pool_pending_acquires',
    help: 'Requests that wait for a connection to PostgreSQL.',
    read: () => pool.waitingCount,
  },
  {
    name: 'event_streams_open',
    help: 'Open server-sent event streams of this process.',
    read: () => streams.count(),
  },
];

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Metrics of the whole installation. Only the process with the worker exposes them, because all
 * processes would report equal values.
 */
const installationGauges = (sql: Sql, audit: AuditService, config: Config) =>
  ({
    help: {
      event_log_position: 'Position of the last event in the log.',
      notices_pending: 'Notices in the outbox that are not delivered yet.',
      notices_oldest_pending_age_seconds:
        'Age of the oldest pending notice, in seconds; 0 without one.',
      notices_dead_letters: 'Notices that failed twenty times; each is retried every hour.',
      personal_data_oldest_age_seconds:
        'Age of the oldest personal record, in seconds; 24 months are the limit.',
      audit_last_run_timestamp_seconds: 'When the nightly audit last verified the whole log.',
      audit_last_run_success: '1 when that audit found no flaw.',
      audit_open_alarms: 'Alterations found between two audits and not cleared by a later one.',
      checkpoint_position: 'Position of the last checkpoint in CHECKPOINT_DIR.',
      checkpoint_timestamp_seconds: 'When the last checkpoint was signed.',
      sessions_open: 'Open sessions of staff and auditors.',
      backup_last_success_timestamp_seconds: 'When the last backup was completed on this machine.',
      disk_free_bytes: 'Free bytes of the disk that holds DATA_DIR.',
    },
    async read() {
      const [state, sessions] = await Promise.all([
        readInstallationState(sql),
        countOpenSessions(sql),
      ]);
      const { logPosition, waiting, oldest, dead, oldestPerson, checkedAt, good, alarms } = state;
      const seal = audit.checkpointStore().read().at(-1);
      return {
        event_log_position: logPosition,
        notices_pending: waiting,
        notices_oldest_pending_age_seconds: oldest,
        notices_dead_letters: dead,
        personal_data_oldest_age_seconds: oldestPerson,
        audit_last_run_timestamp_seconds: checkedAt,
        audit_last_run_success: good,
        audit_open_alarms: alarms,
        sessions_open: sessions,
        backup_last_success_timestamp_seconds: readLastBackupSeconds(checkpointFolder(config)),
        disk_free_bytes: freeBytes(config.DATA_DIR),
        checkpoint_position: seal?.size ?? 0,
        checkpoint_timestamp_seconds: seal ? Date.parse(seal.at) / 1_000 : null,
      };
    },
  }) satisfies GaugeGroup;

/** Serves `/metrics` at `place`, such as `127.0.0.1:9464`. */
export const exposeMetrics = (
  place: string,
  metrics: MetricsRegistry,
  context: BootContext,
  application: Pick<Application, 'sql' | 'audit' | 'appServices'>,
  { includeInstallation }: { includeInstallation: boolean },
): Promise<() => Promise<void>> => {
  metrics.addGauges(processGauges(context, application.appServices.streams));
  if (includeInstallation)
    metrics.addGaugeGroup(
      installationGauges(application.sql, application.audit, application.appServices.config),
    );
  return serveMetrics(place, metrics);
};
