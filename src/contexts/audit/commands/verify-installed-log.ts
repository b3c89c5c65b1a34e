import type { AuditService } from '../audit.services.ts';
import type { NamedCheckReport } from '../checks/run-audit-checks.postgres.ts';
import { printChainVerdict } from './print-chain-verdict.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

const printCheck = (
  printLine: PrintLine,
  { label, checked, ran, found, flaws, notChecked }: NamedCheckReport,
): void => {
  printLine(
    `${label}: ${!ran ? 'NON VERIFICATO' : found > 0 ? `ALTERATO (${found})` : `in ordine (${checked} confronti)`}`,
  );
  for (const { position, code, message } of flaws)
    printLine(`  ${position === null ? '' : `posizione ${position}, `}${code}: ${message}`);
  if (found > flaws.length) printLine(`  … e altre ${found - flaws.length}`);
  if (notChecked) printLine(`  ${notChecked}`);
};

/**
 * Flaws that a wrong CHECKPOINT_DIR also causes. The command asks the user to check this variable
 * first.
 */
const LIST_FLAWS: readonly string[] = [
  'checkpoints_removed',
  'checkpoints_missing',
  'checkpoint_unreadable',
];

export const verifyInstalledLog = async (
  audit: AuditService,
  checkpointFolder: string,
  printLine: PrintLine,
): Promise<boolean> => {
  const { checks, chain, found } = await audit.verifyInstallation();
  printChainVerdict(printLine, chain);
  if (LIST_FLAWS.includes(chain.flaw?.code ?? ''))
    printLine(
      `I sigilli sono stati letti dalla cartella ${checkpointFolder}: controlla prima di tutto che CHECKPOINT_DIR sia quella giusta.`,
    );
  for (const check of checks) printCheck(printLine, check);
  return found === 0;
};
