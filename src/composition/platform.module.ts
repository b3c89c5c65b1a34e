import { ContainerModule } from 'inversify';
import { mapConstraintErrors } from '#src/contexts/booking/adapters/constraint-errors.postgres.ts';
import { postgresEventLog } from '#src/event-log/postgres/event-log.postgres.ts';
import { rebuildReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { commitmentCheck } from '#src/personal-data/commitment-check.ts';
import {
  createDiskWriteCheck,
  type DiskWriteCheck,
} from '#src/platform/database/disk-write-check.ts';
import {
  createEntityTransactionRunner,
  type InEntityTransaction,
} from '#src/platform/database/orm-transactions.ts';
import {
  createContentRevisionReader,
  createLogHashReader,
} from '#src/platform/database/read-revisions.postgres.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { cookiePolicy } from '#src/platform/http/session/cookie-names.ts';
import { createCleanUpJobs } from './platform.jobs.ts';
import { createAppServices, type AppServices, type BootContext } from './app-services.ts';
import { projections } from './projections.ts';
import { TOKENS } from './tokens.ts';

const createSql = ({ pool }: BootContext): Sql => createPooledSql(pool);

const createInTransaction = (
  { pool }: BootContext,
  { recordFailure }: DiskWriteCheck,
): InTransaction => mapConstraintErrors(createTransactionRunner(pool, recordFailure));

const createInEntityTransaction = (
  { orm }: BootContext,
  { recordFailure }: DiskWriteCheck,
): InEntityTransaction => createEntityTransactionRunner(orm, recordFailure);

const createServices = (
  context: BootContext,
  sql: Sql,
  inTransaction: InTransaction,
  inEntityTransaction: InEntityTransaction,
): AppServices =>
  createAppServices(context, {
    sql,
    inTransaction,
    inEntityTransaction,
    eventLog: postgresEventLog(projections),
  });

/** Services without business rules, which every context uses. */
export const platformModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.clock).toResolvedValue(({ clock }: BootContext) => clock, [TOKENS.bootContext]);
  bind(TOKENS.sql).toResolvedValue(createSql, [TOKENS.bootContext]);
  bind(TOKENS.diskWriteCheck).toResolvedValue(
    (sql: Sql) => createDiskWriteCheck(sql),
    [TOKENS.sql],
  );
  bind(TOKENS.inTransaction).toResolvedValue(createInTransaction, [
    TOKENS.bootContext,
    TOKENS.diskWriteCheck,
  ]);
  bind(TOKENS.inEntityTransaction).toResolvedValue(createInEntityTransaction, [
    TOKENS.bootContext,
    TOKENS.diskWriteCheck,
  ]);
  bind(TOKENS.appServices).toResolvedValue(createServices, [
    TOKENS.bootContext,
    TOKENS.sql,
    TOKENS.inTransaction,
    TOKENS.inEntityTransaction,
  ]);
  bind(TOKENS.readContentRevision).toResolvedValue(
    (sql: Sql, { clock }: BootContext) => {
      const readRevision = createContentRevisionReader(sql);
      /*
       * Contains the service day, because sold-out marks end with the service day although no data
       * changes.
       */
      return async () => `${currentServiceDay(clock)} ${await readRevision()}`;
    },
    [TOKENS.sql, TOKENS.bootContext],
  );
  bind(TOKENS.projections).toConstantValue(projections);
  bind(TOKENS.rebuild).toResolvedValue(
    (inTransaction: InTransaction) => () =>
      inTransaction((tx) => rebuildReadModels(tx, projections)),
    [TOKENS.inTransaction],
  );
  bind(TOKENS.contextAuditChecks).toConstantValue([commitmentCheck]);
  bind(TOKENS.contextJobs).toResolvedValue(createCleanUpJobs, [TOKENS.appServices]);
  bind(TOKENS.readLogHash).toResolvedValue(createLogHashReader, [TOKENS.sql]);
  bind(TOKENS.cookies).toResolvedValue(
    ({ config }: BootContext) => cookiePolicy(config.PUBLIC_ORIGIN),
    [TOKENS.bootContext],
  );
  bind(TOKENS.csrfKey).toResolvedValue(
    ({ keyFor }: AppServices) => keyFor('csrf'),
    [TOKENS.appServices],
  );
});
