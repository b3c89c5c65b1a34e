import { createPublicKey } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Audit } from './composition/audit.ts';
import { checkpointsIn } from './event-log/audit/checkpoint.ts';
import { verifyExport } from './event-log/audit/verify-export.ts';
import type { Verdict } from './event-log/audit/verify.ts';
import type { NamedReport } from './event-log/audit/verify-installation.ts';

type Say = (words: string) => void;

const report = (say: Say, { flaw, events, last, checkpoints, unsealed }: Verdict): boolean => {
  if (flaw) {
    say(`ALTERATO alla posizione ${flaw.position} (${flaw.code}). ${flaw.message}`);
    return false;
  }
  say(`INTEGRO: ${events} eventi in fila, fino alla posizione ${last.position}; ${checkpoints} sigilli confermati.`);
  say(`Impronta dell’ultimo evento: ${last.hash}`);
  if (unsealed > 0) say(`Gli ultimi ${unsealed} eventi non sono ancora sigillati: la loro fila è intera, ma chi governa il database potrebbe averla riscritta.`);
  return true;
};

const USAGE = 'npm run audit:verify [-- registro.jsonl [--checkpoints checkpoints.jsonl] [--key chiave-pubblica.pem]]';

/** Whether these arguments ask about a file; then there is no need of a database. */
export const namesAFile = (args: string[]): boolean => args.some((arg) => !arg.startsWith('-'));

/** An exported log, held against the seals and the key that the auditor brings. @returns whether it is whole */
export const verifyFile = async (args: string[], say: Say): Promise<boolean> => {
  const { values, positionals: [file] } = parseArgs({ args, allowPositionals: true, options: { checkpoints: { type: 'string' }, key: { type: 'string' } } });
  if (!file || !existsSync(file)) throw new Error(`Non trovo il file ${file ?? ''}. ${USAGE}`);
  const verdict = await verifyExport(createInterface({ input: createReadStream(file), crlfDelay: Infinity }), {
    ...(values.checkpoints ? { checkpoints: checkpointsIn(readFileSync(values.checkpoints, 'utf8')) } : {}),
    ...(values.key ? { publicKey: createPublicKey(readFileSync(values.key)) } : {}),
  });
  if (verdict.selfSealed) say('Attenzione: la chiave dei sigilli viene dal file stesso. Per una prova piena: --key con la chiave ricevuta dalla casa.');
  if (!verdict.complete) say('Estratto: il file non pretende di arrivare alla fine del registro.');
  return report(say, verdict);
};

const sayCheck = (say: Say, { label, checked, ran, found, flaws, notChecked }: NamedReport): void => {
  say(`${label}: ${!ran ? 'NON VERIFICATO' : found > 0 ? `ALTERATO (${found})` : `in ordine (${checked} confronti)`}`);
  for (const { position, code, message } of flaws) say(`  ${position === null ? '' : `posizione ${position}, `}${code}: ${message}`);
  if (found > flaws.length) say(`  … e altre ${found - flaws.length}`);
  if (notChecked) say(`  ${notChecked}`);
};

/** The whole installation: chain, checkpoints, personal data, configuration, guards, read models. @returns whether nothing was found */
export const verifyDatabase = async (audit: Audit, say: Say): Promise<boolean> => {
  const { checks, chain, found } = await audit.verifyInstallation();
  report(say, chain);
  for (const check of checks) sayCheck(say, check);
  return found === 0;
};

/** Begins a new list of checkpoints, after a person found out why the old one is not complete. */
export const resealLog = async (audit: Audit, say: Say): Promise<boolean> => {
  const { sealed } = await audit.reseal();
  say(`Nuova serie di sigilli, dal sigillo fino alla posizione ${sealed?.size ?? 0}. La serie precedente, se c’era, è accanto: checkpoints.before-….jsonl.`);
  return true;
};

/** Replays the log and names every row of a read model that differs. @returns whether none does */
export const checkReadModels = async (audit: Audit, say: Say): Promise<boolean> => {
  const { events, differences } = await audit.replayCheck();
  for (const { table, row, is } of differences) say(`${table} ${JSON.stringify(row)}: ${is}`);
  say(differences.length === 0 ? `Modelli di lettura uguali al registro (${events} eventi).` : `${differences.length} righe diverse dal registro.`);
  return differences.length === 0;
};

/** Writes the log, or a range of it, with its proof into a file. */
export const exportLog = async (audit: Audit, args: string[], say: Say): Promise<boolean> => {
  const { values: { from, to }, positionals: [file = 'registro.jsonl'] } = parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' }, to: { type: 'string' } } });
  await pipeline(audit.exportLines({ ...(from ? { from: Number(from) } : {}), ...(to ? { to: Number(to) } : {}) }), createWriteStream(file));
  say(`Registro scritto in ${file}.`);
  return true;
};
