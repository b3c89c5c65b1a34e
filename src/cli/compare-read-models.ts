import type { AuditService } from '#src/contexts/audit/audit.services.ts';
import type { PrintLine } from './print-line.ts';

export const compareReadModelsWithLog = async (
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
