import { ContainerModule } from 'inversify';
import type { AppServices } from '#src/composition/app-services.ts';
import { auditSentences } from './audit-sentences.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { AuditCheck, ConfiguredTable } from '#src/event-log/audit-check.ts';
import type { Projection } from '#src/event-log/projection.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import { auditController } from './audit.controller.ts';
import { createAuditJobs } from './audit.jobs.ts';
import { createAuditService, type AuditService } from './audit.services.ts';
import { readChainState } from './read-chain-state.ts';
import { verifyOnDemand } from './verify-on-demand.ts';

const createService = (
  services: AppServices,
  projections: readonly Projection[],
  checksByContext: (readonly AuditCheck[])[],
  tablesByContext: (readonly ConfiguredTable[])[],
) =>
  createAuditService(services, {
    projections,
    contextChecks: checksByContext.flat(),
    configuredTables: tablesByContext.flat(),
  });

const createRoutes = (sql: Sql, audit: AuditService) =>
  auditController({
    exportLines: audit.exportLines,
    readState: () => readChainState(sql, audit),
    verify: verifyOnDemand(audit),
  });

export const auditModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.audit).toResolvedValue(createService, [
    TOKENS.appServices,
    TOKENS.projections,
    { serviceIdentifier: TOKENS.contextAuditChecks, isMultiple: true },
    { serviceIdentifier: TOKENS.contextConfiguredTables, isMultiple: true },
  ]);
  bind(TOKENS.contextSentences).toConstantValue(auditSentences);
  bind(TOKENS.contextRoutes).toResolvedValue(createRoutes, [TOKENS.sql, TOKENS.audit]);
  bind(TOKENS.contextMailingJobs).toResolvedValue(
    (services: AppServices, audit: AuditService) => (mailer: Mailer) =>
      createAuditJobs(services, audit, mailer),
    [TOKENS.appServices, TOKENS.audit],
  );
});
