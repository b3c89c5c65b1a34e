import { createPublicKey } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { AuditService } from '#src/composition/audit/audit-service.ts';
import { parseCheckpoints } from '#src/event-log/audit/checkpoint.ts';
import { verifyExport, type ExportVerdict } from '#src/event-log/audit/verify-export.ts';
import type { ChainVerdict } from '#src/event-log/audit/verify-chain.ts';
import type { NamedCheckReport } from '#src/event-log/audit/run-audit-checks.ts';

type PrintLine = (words: string) => void;

const printChainVerdict = (
  say: PrintLine,
  { flaw, events, last, checkpoints, unsealed }: ChainVerdict,
): boolean => {
  if (flaw) {
    say(`ALTERATO alla posizione ${flaw.position} (${flaw.code}). ${flaw.message}`);
    return false;
  }
  say(
    `INTEGRO: ${events} eventi in fila, fino alla posizione ${last.position}; ${checkpoints} sigilli confermati.`,
  );
  say(`Impronta dell’ultimo evento: ${last.hash}`);
  if (unsealed > 0)
    say(
      `Gli ultimi ${unsealed} eventi non sono ancora sigillati: la loro fila è intera, ma chi governa il database potrebbe averla riscritta.`,
    );
  return true;
};

const USAGE =
  'npm run audit:verify [-- registro.jsonl [--checkpoints checkpoints.jsonl] [--key chiave-pubblica.pem]]';

/** With a file argument the command needs no database. */
export const hasFileArgument = (args: string[]): boolean =>
  args.some((arg) => !arg.startsWith('-'));

/** 0: intact and proven; 2: altered; 3: intact, but the given evidence does not prove it. */
export type FileExitCode = 0 | 2 | 3;

const printProof = (
  say: PrintLine,
  { complete, provenUpTo, last, unsealed }: ExportVerdict,
): void => {
  say(
    complete
      ? 'Il file arriva alla fine del registro di allora.'
      : `Estratto: il file arriva alla posizione ${last.position}, non alla fine del registro.`,
  );
  say(
    provenUpTo > 0
      ? `Provato dai sigilli fino alla posizione ${provenUpTo}; eventi dopo: ${unsealed}.`
      : 'Nessun sigillo prova questi eventi.',
  );
};

/** Verifies an exported log against the auditor's checkpoints and public key. */
export const verifyExportFile = async (args: string[], say: PrintLine): Promise<FileExitCode> => {
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
    say(
      'Attenzione: la chiave dei sigilli viene dal file stesso. Per una prova piena: --key con la chiave ricevuta dalla casa.',
    );
  if (!values.checkpoints)
    say(
      'Attenzione: i sigilli vengono dal file stesso, che potrebbe averli perduti. Per una prova piena: --checkpoints con i sigilli ricevuti dalla casa.',
    );
  if (!printChainVerdict(say, verdict)) return 2;
  printProof(say, verdict);
  const isProven =
    Boolean(values.key && values.checkpoints) &&
    verdict.provenUpTo > 0 &&
    (verdict.complete || verdict.unsealed === 0);
  if (!isProven)
    say('NON PROVATO: la fila è intera, ma ciò che è stato portato non basta a provarla tutta.');
  return isProven ? 0 : 3;
};

const printCheck = (
  say: PrintLine,
  { label, checked, ran, found, flaws, notChecked }: NamedCheckReport,
): void => {
  say(
    `${label}: ${!ran ? 'NON VERIFICATO' : found > 0 ? `ALTERATO (${found})` : `in ordine (${checked} confronti)`}`,
  );
  for (const { position, code, message } of flaws)
    say(`  ${position === null ? '' : `posizione ${position}, `}${code}: ${message}`);
  if (found > flaws.length) say(`  … e altre ${found - flaws.length}`);
  if (notChecked) say(`  ${notChecked}`);
};

/** A wrong CHECKPOINT_DIR causes these too. */
const LIST_FLAWS: readonly string[] = [
  'checkpoints_removed',
  'checkpoints_missing',
  'checkpoint_unreadable',
];

/** @returns whether no flaw was found */
export const verifyInstalledLog = async (
  audit: AuditService,
  checkpointFolder: string,
  say: PrintLine,
): Promise<boolean> => {
  const { checks, chain, found } = await audit.verifyInstallation();
  printChainVerdict(say, chain);
  if (LIST_FLAWS.includes(chain.flaw?.code ?? ''))
    say(
      `I sigilli sono stati letti dalla cartella ${checkpointFolder}: controlla prima di tutto che CHECKPOINT_DIR sia quella giusta.`,
    );
  for (const check of checks) printCheck(say, check);
  return found === 0;
};

/** Starts a new checkpoint list, after a person investigated the old one. */
export const restartCheckpointList = async (
  audit: AuditService,
  say: PrintLine,
): Promise<boolean> => {
  const { sealed } = await audit.restartCheckpoints();
  say(
    `Nuova serie di sigilli, dal sigillo fino alla posizione ${sealed?.size ?? 0}. La serie precedente, se c’era, è accanto: checkpoints.before-….jsonl.`,
  );
  return true;
};

/**
 * Prints every read model row that differs from a replay of the log.
 *
 * @returns whether none differs
 */
export const compareReadModelsWithLog = async (
  audit: AuditService,
  say: PrintLine,
): Promise<boolean> => {
  const { events, differences } = await audit.replayCheck();
  for (const { table, row, is } of differences) say(`${table} ${JSON.stringify(row)}: ${is}`);
  say(
    differences.length === 0
      ? `Modelli di lettura uguali al registro (${events} eventi).`
      : `${differences.length} righe diverse dal registro.`,
  );
  return differences.length === 0;
};

/** Writes the log, or a range of it, with its proof to a file. */
export const exportLog = async (
  audit: AuditService,
  args: string[],
  say: PrintLine,
): Promise<boolean> => {
  const {
    values: { from, to },
    positionals: [file = 'registro.jsonl'],
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  await pipeline(
    audit.exportLines({
      ...(from ? { from: Number(from) } : {}),
      ...(to ? { to: Number(to) } : {}),
    }),
    createWriteStream(file),
  );
  say(`Registro scritto in ${file}.`);
  return true;
};
