import type { AuditReport } from '../audit.services.ts';
import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import type { NamedCheckReport } from '../checks/run-audit-checks.postgres.ts';
import type { CheckpointStore } from '../checkpoints/sign-checkpoint.ts';

/**
 * State of the checkpoint from the last audit mail. `holds` is true if the hash chain is intact and
 * the checkpoint file still contains this checkpoint.
 */
export type MailedCheckpoint = { readonly holds: boolean; readonly sentence: string };
export type AuditResult = {
  readonly report: AuditReport;
  readonly mailed: MailedCheckpoint | null;
};

const MAX_MAILED_FLAWS = 10;

const formatCheckLines = ({
  label,
  checked,
  found,
  flaws,
  ran,
  notChecked,
}: NamedCheckReport): string[] => [
  `${label}: ${!ran ? 'non verificato' : found === 0 ? `in ordine (${checked} confronti)` : `${found} ${found === 1 ? 'alterazione' : 'alterazioni'}`}`,
  ...flaws
    .slice(0, MAX_MAILED_FLAWS)
    .map(
      ({ position, message }) =>
        `  - ${position === null ? '' : `posizione ${position}: `}${message}`,
    ),
  ...(notChecked ? [`  Nota: ${notChecked}`] : []),
];

export const composeAuditMail = (
  day: string,
  { report, mailed }: AuditResult,
  checkpointProof: string,
  isFirst: boolean,
): { subject: string; text: string } => {
  const { chain, found, checks } = report;
  return {
    subject:
      found === 0 && mailed?.holds !== false
        ? `Registro del ${day}: integro, ${chain.events} eventi`
        : `ATTENZIONE, registro del ${day}: qualcosa non torna`,
    text: [
      ...(isFirst ? ['Il registro è nuovo: questo è il suo primo controllo.'] : []),
      ...(chain.flaw
        ? []
        : [`La fila degli eventi è intera fino alla posizione ${chain.last.position}.`]),
      `Impronta dell’ultimo evento: ${chain.last.hash}`,
      ...(mailed ? [mailed.sentence] : []),
      '',
      ...checks.flatMap(formatCheckLines),
      '',
      'Ultimo sigillo, da conservare:',
      checkpointProof,
      '',
    ].join('\n'),
  };
};

export const checkMailedCheckpoint = (
  mailed: SignedCheckpoint | null,
  list: readonly SignedCheckpoint[],
  chainHolds: boolean,
): MailedCheckpoint | null => {
  if (!mailed) return null;
  const holds = chainHolds && list.some(({ signature }) => signature === mailed.signature);
  const sentence = `Il sigillo dell’ultima lettera (posizione ${mailed.size}, impronta ${mailed.hash}) ${
    holds
      ? 'vale ancora: confrontalo con quella lettera.'
      : 'NON vale più: confrontalo con quella lettera.'
  }`;
  return { holds, sentence };
};

/**
 * Returns the last checkpoint and the public key. With both, the restaurant's owner can verify an
 * exported log on another computer.
 */
export const formatCheckpointProof = ({
  publicKey,
  read,
}: Pick<CheckpointStore, 'publicKey' | 'read'>): string => {
  return [
    JSON.stringify(read().at(-1) ?? null),
    '',
    'Chiave pubblica dei sigilli:',
    publicKey.export({ type: 'spki', format: 'pem' }).toString().trim(),
  ].join('\n');
};
