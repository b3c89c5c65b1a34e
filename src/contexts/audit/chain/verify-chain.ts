import {
  createFlaw,
  createVersionCheck,
  findChainFlaw,
  findHeadFlaw,
  type ChainFlaw,
} from './chain-flaws.ts';
import { CHAIN_START, type ChainPosition, type LogEntry } from '#src/event-log/hash-chain.ts';
import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import {
  findCheckpointFlaw,
  findTruncation,
  type CheckpointEvidence,
} from '../checkpoints/checkpoint-flaws.ts';

export type ChainVerdict = {
  readonly flaw: ChainFlaw | null;
  readonly events: number;
  readonly last: { readonly position: number; readonly hash: string };
  readonly checkpoints: number;
  readonly unsealed: number;
};

/**
 * Verifies the hash chain and compares it with the checkpoints. Only checkpoints reveal a removed
 * end or a completely recomputed chain.
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
     * Returns the verdict. The last event must match `head`, the recorded end of the log. If
     * `complete` is false, the log may end before the last checkpoint.
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

const groupBySize = (checkpoints: readonly SignedCheckpoint[]): Map<number, SignedCheckpoint[]> => {
  const groups = new Map<number, SignedCheckpoint[]>();
  for (const checkpoint of checkpoints)
    groups.set(checkpoint.size, [...(groups.get(checkpoint.size) ?? []), checkpoint]);
  return groups;
};
