import { createPublicKey } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parseCheckpoints } from '../checkpoints/checkpoint.ts';
import { verifyExport, type ExportVerdict } from '../export/verify-export.ts';
import { printChainVerdict } from './print-chain-verdict.ts';
import type { PrintLine } from '#src/platform/cli-command.ts';

const USAGE =
  'npm run audit:verify [-- registro.jsonl [--checkpoints checkpoints.jsonl] [--key chiave-pubblica.pem]]';

/**
 * Returns true if `audit:verify` has a file argument. It then reads this file and needs no
 * database.
 */
export const hasFileArgument = (args: string[]): boolean =>
  args.some((arg) => !arg.startsWith('-'));

/**
 * Exit code 0 means that the given checkpoints and key prove all events, and 2 that events were
 * altered. Exit code 3 means intact events without this proof.
 */
export type FileExitCode = 0 | 2 | 3;

const printProof = (
  printLine: PrintLine,
  { complete, provenUpTo, last, unsealed }: ExportVerdict,
): void => {
  printLine(
    complete
      ? 'Il file arriva alla fine del registro di allora.'
      : `Estratto: il file arriva alla posizione ${last.position}, non alla fine del registro.`,
  );
  printLine(
    provenUpTo > 0
      ? `Provato dai sigilli fino alla posizione ${provenUpTo}; eventi dopo: ${unsealed}.`
      : 'Nessun sigillo prova questi eventi.',
  );
};

export const verifyExportFile = async (
  args: string[],
  printLine: PrintLine,
): Promise<FileExitCode> => {
  const {
    values,
    positionals: [file],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { checkpoints: { type: 'string' }, key: { type: 'string' } },
  });
  if (!file || !existsSync(file)) throw new Error(`Non trovo il file ${file ?? ''}. ${USAGE}`);
  const verdict = await verifyExport(
    createInterface({ input: createReadStream(file), crlfDelay: Infinity }),
    {
      ...(values.checkpoints
        ? { checkpoints: parseCheckpoints(readFileSync(values.checkpoints, 'utf8')) }
        : {}),
      ...(values.key ? { publicKey: createPublicKey(readFileSync(values.key)) } : {}),
    },
  );
  if (verdict.isSelfSigned)
    printLine(
      'Attenzione: la chiave dei sigilli viene dal file stesso. Per una prova piena: --key con la chiave ricevuta dalla casa.',
    );
  if (!values.checkpoints)
    printLine(
      'Attenzione: i sigilli vengono dal file stesso, che potrebbe averli perduti. Per una prova piena: --checkpoints con i sigilli ricevuti dalla casa.',
    );
  if (!printChainVerdict(printLine, verdict)) return 2;
  printProof(printLine, verdict);
  const isProven =
    Boolean(values.key && values.checkpoints) &&
    verdict.provenUpTo > 0 &&
    (verdict.complete || verdict.unsealed === 0);
  if (!isProven)
    printLine(
      'NON PROVATO: la fila è intera, ma ciò che è stato portato non basta a provarla tutta.',
    );
  return isProven ? 0 : 3;
};
