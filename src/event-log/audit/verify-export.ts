import { createPublicKey, type KeyObject } from 'node:crypto';
import type { SignedCheckpoint } from './checkpoint.ts';
import { readExport } from './export.ts';
import { logVerifier, type Verdict } from './verify.ts';

type Given = {
  /** Seals that the auditor holds; without them, those that came with the export. */
  readonly checkpoints?: readonly SignedCheckpoint[];
  /** The key that the auditor was given; without it, the one that came with the export. */
  readonly publicKey?: KeyObject;
};

export type ExportVerdict = Verdict & {
  /** Nothing but the export vouches for the seals: whoever forged it could have made them as well. */
  readonly selfSealed: boolean;
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
  given: Given = {},
): Promise<ExportVerdict> => {
  const { head, entries } = await readExport(lines);
  const checkpoints = (given.checkpoints ?? head.checkpoints).filter(
    ({ size }) => size > head.after.position,
  );
  const verifier = logVerifier(
    { checkpoints, publicKey: given.publicKey ?? createPublicKey(head.publicKey) },
    head.after,
  );
  for await (const entry of entries) if (!verifier.take(entry)) break;
  const verdict = verifier.end(head.last, head.complete);
  const provenUpTo = verdict.checkpoints > 0 ? verdict.last.position - verdict.unsealed : 0;
  return { ...verdict, provenUpTo, selfSealed: !given.publicKey, complete: head.complete };
};
