import type { ChainVerdict } from '../chain/verify-chain.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

export const printChainVerdict = (
  printLine: PrintLine,
  { flaw, events, last, checkpoints, unsealed }: ChainVerdict,
): boolean => {
  if (flaw) {
    printLine(`ALTERATO alla posizione ${flaw.position} (${flaw.code}). ${flaw.message}`);
    return false;
  }
  printLine(
    `INTEGRO: ${events} eventi in fila, fino alla posizione ${last.position}; ${checkpoints} sigilli confermati.`,
  );
  printLine(`Impronta dell’ultimo evento: ${last.hash}`);
  if (unsealed > 0)
    printLine(
      `Gli ultimi ${unsealed} eventi non sono ancora sigillati: la loro fila è intera, ma chi governa il database potrebbe averla riscritta.`,
    );
  return true;
};
