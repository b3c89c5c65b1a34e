import { createPublicKey, type KeyObject } from 'node:crypto';
import type { SignedCheckpoint } from '../checkpoints/checkpoint.ts';
import { parseExport } from './log-export-format.ts';
import { createChainVerifier, type ChainVerdict } from '../chain/verify-chain.ts';

type AuditorEvidence = {
  readonly checkpoints?: readonly SignedCheckpoint[];
  readonly publicKey?: KeyObject;
};

export type ExportVerdict = ChainVerdict & {
  /** True if the public key came from the export itself, where a forger could have replaced it. */
  readonly isSelfSigned: boolean;
  readonly complete: boolean;
  /** Position of the last event that a checkpoint proves, or 0. */
  readonly provenUpTo: number;
};

export const verifyExport = async (
  lines: AsyncIterable<string>,
  given: AuditorEvidence = {},
): Promise<ExportVerdict> => {
  const { head, entries } = await parseExport(lines);
  const checkpoints = (given.checkpoints ?? head.checkpoints).filter(
    ({ size }) => size > head.after.position,
  );
  const verifier = createChainVerifier(
    {
      checkpoints,
      publicKey: given.publicKey ?? (head.publicKey ? createPublicKey(head.publicKey) : null),
    },
    head.after,
  );
  for await (const entry of entries) if (!verifier.add(entry)) break;
  const verdict = verifier.finish(head.last, head.complete);
  const provenUpTo = verdict.checkpoints > 0 ? verdict.last.position - verdict.unsealed : 0;
  return { ...verdict, provenUpTo, isSelfSigned: !given.publicKey, complete: head.complete };
};
