import type { KeyObject } from 'node:crypto';
import { createFlaw, type ChainFlaw } from '../chain/chain-flaws.ts';
import type { ChainPosition } from '#src/event-log/hash-chain.ts';
import { hashCheckpoint, isSignedBy, type SignedCheckpoint } from './checkpoint.ts';

export type CheckpointEvidence = {
  readonly checkpoints: readonly SignedCheckpoint[];
  readonly publicKey: KeyObject | null;
  /**
   * If true, each checkpoint must contain the hash of the previous one, which reveals a removed
   * checkpoint.
   */
  readonly linked?: boolean;
};

export const findCheckpointFlaw = ({
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

/**
 * Returns a flaw if a checkpoint covers more events than the log contains, because later events
 * were then removed.
 */
export const findTruncation = (
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
