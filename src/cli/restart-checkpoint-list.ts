import type { AuditService } from '#src/contexts/audit/audit.services.ts';
import type { PrintLine } from './print-line.ts';

export const restartCheckpointList = async (
  audit: AuditService,
  printLine: PrintLine,
): Promise<boolean> => {
  const { sealed } = await audit.restartCheckpoints();
  printLine(
    `Nuova serie di sigilli, dal sigillo fino alla posizione ${sealed?.size ?? 0}. La serie precedente, se c’era, è accanto: checkpoints.before-….jsonl.`,
  );
  return true;
};
