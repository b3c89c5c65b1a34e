import type { KeyObject } from 'node:crypto';
import { canonicalBytes, chainHash, type ChainedEvent } from '../hash-chain.ts';
import { hashCheckpoint, isSignedBy, type SignedCheckpoint } from './checkpoint.ts';

export type LogEntry = ChainedEvent & {
  readonly prev: string;
  readonly hash: string;
  readonly canon?: Buffer;
  /**
   * False if the stored time has microseconds. The program writes whole milliseconds, so the time
   * was altered.
   */
  readonly isWholeMillisecond?: boolean;
};

export type ChainFlaw = {
  readonly position: number;
  readonly code:
    | 'position'
    | 'contents'
    | 'previous'
    | 'hash'
    | 'version'
    | 'checkpoint_signature'
    | 'checkpoint_order'
    | 'checkpoint_mismatch'
    | 'checkpoints_removed'
    | 'checkpoints_missing'
    | 'checkpoint_unreadable'
    | 'truncated'
    | 'head';
  readonly message: string;
};

export type ChainVerdict = {
  readonly flaw: ChainFlaw | null;
  readonly events: number;
  readonly last: { readonly position: number; readonly hash: string };
  readonly checkpoints: number;
  readonly unsealed: number;
};

export type ChainPosition = { readonly position: number; readonly hash: string };
export const CHAIN_START: ChainPosition = { position: 0, hash: '00'.repeat(32) };

const createFlaw = (code: ChainFlaw['code'], position: number, message: string): ChainFlaw => ({
  code,
  position,
  message,
});

const findChainFlaw = (entry: LogEntry, last: ChainPosition): ChainFlaw | null => {
  const at = last.position + 1;
  if (entry.position !== at)
    return createFlaw(
      'position',
      Math.min(at, entry.position),
      `Alla posizione ${at} si trova l’evento ${entry.position}: qualcosa è stato tolto, aggiunto o spostato.`,
    );
  if (entry.prev !== last.hash)
    return createFlaw(
      'previous',
      at,
      `L’evento ${at} non segue quello che lo precede: il legame fra i due è stato alterato.`,
    );
  const bytes = canonicalBytes(entry);
  if ((entry.canon && !bytes.equals(entry.canon)) || entry.isWholeMillisecond === false)
    return createFlaw(
      'contents',
      at,
      `Il contenuto dell’evento ${at} non è quello che fu scritto.`,
    );
  if (chainHash(Buffer.from(last.hash, 'hex'), bytes).toString('hex') !== entry.hash)
    return createFlaw('hash', at, `L’impronta dell’evento ${at} non corrisponde al suo contenuto.`);
  return null;
};

export type CheckpointEvidence = {
  readonly checkpoints: readonly SignedCheckpoint[];
  readonly publicKey: KeyObject | null;
  /**
   * Requires each checkpoint to contain the hash of the previous one, so a removed checkpoint is
   * noticed.
   */
  readonly linked?: boolean;
};

const findCheckpointFlaw = ({
  checkpoints,
  publicKey,
  linked = false,
}: CheckpointEvidence): ChainFlaw | null => {
  for (const [index, checkpoint] of checkpoints.entries()) {
    if (!publicKey || !isSignedBy(checkpoint, publicKey))
      return createFlaw(
        'checkpoint_signature',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non porta la firma della casa.`,
      );
    const before = checkpoints[index - 1];
    if (before && (before.size > checkpoint.size || before.origin !== checkpoint.origin))
      return createFlaw(
        'checkpoint_order',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non è al suo posto.`,
      );
    if (
      linked &&
      checkpoint.previous !== undefined &&
      (!before || checkpoint.previous !== hashCheckpoint(before))
    )
      return createFlaw(
        'checkpoint_order',
        checkpoint.size,
        `Il sigillo n. ${index + 1} non segue quello che lo precede: fra i due ne manca uno.`,
      );
  }
  return null;
};

const createVersionCheck = (isWholeLog: boolean) => {
  const versions = new Map<string, number>();
  return ({ stream, version, position }: LogEntry): ChainFlaw | null => {
    const before = versions.get(stream);
    versions.set(stream, version);
    const expected = before === undefined ? (isWholeLog ? 1 : version) : before + 1;
    return version === expected
      ? null
      : createFlaw(
          'version',
          position,
          `La storia «${stream}» salta dalla versione ${before ?? 0} alla ${version}.`,
        );
  };
};

/**
 * Checkpoints reveal what the hash chain alone cannot: a truncated end, or a chain that was
 * computed again.
 */
export const createChainVerifier = (
  evidence: CheckpointEvidence,
  from: ChainPosition = CHAIN_START,
) => {
  const { checkpoints } = evidence;
  const beginning = from.position === 0 ? CHAIN_START : from;
  const bySize = groupBySize(checkpoints);
  const findVersionFlaw = createVersionCheck(beginning === CHAIN_START);
  let flaw = findCheckpointFlaw(evidence);
  let last = beginning;
  let comparedCheckpoints = 0;
  let lastCheckpointPosition = Math.max(0, beginning.position);

  const findMismatch = ({ position, hash }: LogEntry): ChainFlaw | null => {
    const here = bySize.get(position) ?? [];
    comparedCheckpoints += here.length;
    if (here.length > 0) lastCheckpointPosition = position;
    return here.some((checkpoint) => checkpoint.hash !== hash)
      ? createFlaw(
          'checkpoint_mismatch',
          position,
          `L’impronta alla posizione ${position} non è quella che la casa sigillò: la storia fino a qui è stata riscritta.`,
        )
      : null;
  };

  return {
    add(entry: LogEntry): boolean {
      flaw ??= findChainFlaw(entry, last) ?? findVersionFlaw(entry) ?? findMismatch(entry);
      last = { position: entry.position, hash: entry.hash };
      return flaw === null;
    },
    /**
     * The last event must match `head`, the recorded end of the log. If `complete` is false, the
     * log may end before the last checkpoint.
     */
    finish(head?: ChainPosition, complete = true): ChainVerdict {
      const reached = complete ? checkpoints : [];
      flaw ??= findTruncation(last, reached) ?? (head ? findHeadFlaw(last, head) : null);
      return {
        flaw,
        events: last.position - beginning.position,
        last,
        checkpoints: comparedCheckpoints,
        unsealed: last.position - lastCheckpointPosition,
      };
    },
  };
};

/** A checkpoint after the last event proves that later events were removed. */
const findTruncation = (
  last: ChainPosition,
  checkpoints: readonly SignedCheckpoint[],
): ChainFlaw | null => {
  const uncovered = checkpoints.find(({ size }) => size > last.position);
  return uncovered
    ? createFlaw(
        'truncated',
        last.position + 1,
        `La storia finisce alla posizione ${last.position}, ma la casa ne ha sigillate ${uncovered.size}: la fine è stata tagliata.`,
      )
    : null;
};

const findHeadFlaw = (last: ChainPosition, head: ChainPosition): ChainFlaw | null =>
  head.position !== last.position || head.hash !== last.hash
    ? createFlaw(
        'head',
        last.position + 1,
        `La testa del registro dice ${head.position}, gli eventi arrivano a ${last.position}: la fine è stata tagliata o sostituita.`,
      )
    : null;

const groupBySize = (checkpoints: readonly SignedCheckpoint[]): Map<number, SignedCheckpoint[]> => {
  const groups = new Map<number, SignedCheckpoint[]>();
  for (const checkpoint of checkpoints)
    groups.set(checkpoint.size, [...(groups.get(checkpoint.size) ?? []), checkpoint]);
  return groups;
};
