import { resolve } from 'node:path';
import type { AppServices } from '#src/composition/app-services.ts';
import type { CliCommands, PrintLine } from '#src/platform/cli-command.ts';
import { checkpointFolder } from '#src/platform/files/data-folder.ts';
import type { AuditService } from './audit.services.ts';
import { exportLog } from './commands/export-log.ts';
import { verifyInstalledLog } from './commands/verify-installed-log.ts';

const restartCheckpointList = async (audit: AuditService, printLine: PrintLine): Promise<void> => {
  const { sealed } = await audit.restartCheckpoints();
  printLine(
    `Nuova serie di sigilli, dal sigillo fino alla posizione ${sealed?.size ?? 0}. La serie precedente, se c’era, è accanto: checkpoints.before-….jsonl.`,
  );
};

const compareReadModelsWithLog = async (
  audit: AuditService,
  printLine: PrintLine,
): Promise<boolean> => {
  const { events, differences } = await audit.replayCheck();
  for (const { table, row, is } of differences) printLine(`${table} ${JSON.stringify(row)}: ${is}`);
  printLine(
    differences.length === 0
      ? `Modelli di lettura uguali al registro (${events} eventi).`
      : `${differences.length} righe diverse dal registro.`,
  );
  return differences.length === 0;
};

const toExitCode = (isIntact: boolean): number => (isIntact ? 0 : 2);

export const auditCommands: CliCommands<{
  readonly audit: AuditService;
  readonly appServices: Pick<AppServices, 'config'>;
}> = {
  'audit-verify': {
    needsEvents: true,
    run: async ({ audit, appServices: { config } }, _, printLine) =>
      toExitCode(await verifyInstalledLog(audit, resolve(checkpointFolder(config)), printLine)),
  },
  'audit-reseal': {
    run: ({ audit }, _, printLine) => restartCheckpointList(audit, printLine),
  },
  'audit-replay': {
    needsEvents: true,
    run: async ({ audit }, _, printLine) =>
      toExitCode(await compareReadModelsWithLog(audit, printLine)),
  },
  'audit-export': {
    needsEvents: true,
    run: ({ audit }, args, printLine) => exportLog(audit, args, printLine),
  },
};
