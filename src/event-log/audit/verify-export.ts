import { createPublicKey, type KeyObject } from 'node:crypto';
import type { SignedCheckpoint } from './checkpoint.ts';
import { parseExport } from './log-export.ts';
import { createChainVerifier, type ChainVerdict } from './verify-chain.ts';

type AuditorEvidence = {
  /** Seals that the auditor holds; without them, those that came with the export. */
  readonly checkpoints?: readonly SignedCheckpoint[];
  /** The key that the auditor was given; without it, the one that came with the export. */
  readonly publicKey?: KeyObject;
};

export type ExportVerdict = ChainVerdict & {
  /** Nothing but the export vouches for the seals: whoever forged it could have made them as well. */
  readonly isSelfSigned: boolean;
  /** Whether the export claims to reach the end of the log. */
  readonly complete: boolean;
  /** Position of the last checkpoint that agrees with the file; 0: none. */
  readonly provenUpTo: number;
};

/**
 * Checks an exported log with nothing but what is handed in: no database, no network.
 *
 * @throws Error naming the line that cannot be read.
 */
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
