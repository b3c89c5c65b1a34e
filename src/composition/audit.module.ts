import { ContainerModule } from 'inversify';
import { rebuildReadModels } from '#src/event-log/postgres/read-models/rebuild-read-models.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { AppServices } from './app-services.ts';
import { createAuditService } from './audit/audit-service.ts';
import { projections } from './projections.ts';
import { TOKENS } from './tokens.ts';

export const auditModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.audit).toResolvedValue(
    (services: AppServices) => createAuditService(services, projections),
    [TOKENS.appServices],
  );
  bind(TOKENS.rebuild).toResolvedValue(
    (inTransaction: InTransaction) => () =>
      inTransaction((tx) => rebuildReadModels(tx, projections)),
    [TOKENS.inTransaction],
  );
});
