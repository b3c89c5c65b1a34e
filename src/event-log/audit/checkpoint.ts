import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/** How far the log reached and what its last hash was, signed. Kept outside the database, it fixes all that came before. */
export type Checkpoint = {
  /** Whose log it is: the site's own address when it was first sealed. */
  readonly origin: string;
  /** Position of the last event it covers. */
  readonly size: number;
  /** That event's hash, in hex. */
  readonly hash: string;
  /** ISO instant of signing. */
  readonly at: string;
  /** Hash of the checkpoint before; absent in the first one, and in those signed before checkpoints were linked. */
  readonly previous?: string;
};

export type SignedCheckpoint = Checkpoint & {
  /** Ed25519 over the canonical JSON of the fields before it, in base64. */
  readonly signature: string;
};

const signedBytes = ({ origin, size, hash, at, previous }: Checkpoint): Buffer =>
  Buffer.from(
    canonicalJson(
      previous === undefined
        ? ['melagrana-checkpoint/1', origin, size, hash, at]
        : ['melagrana-checkpoint/2', origin, size, hash, at, previous],
    ),
  );

/** What the next checkpoint refers to: SHA-256 of the canonical JSON of this one, signature included, in hex. */
export const hashCheckpoint = (checkpoint: SignedCheckpoint): string =>
  createHash('sha256').update(canonicalJson(checkpoint)).digest('hex');

export const signCheckpoint = (
  checkpoint: Checkpoint,
  privateKey: KeyObject,
): SignedCheckpoint => ({
  ...checkpoint,
  signature: sign(null, signedBytes(checkpoint), privateKey).toString('base64'),
});

/** Whether the holder of the key that belongs to `publicKey` signed exactly this. */
export const isSignedBy = (
  { signature, ...checkpoint }: SignedCheckpoint,
  publicKey: KeyObject,
): boolean => verify(null, signedBytes(checkpoint), publicKey, Buffer.from(signature, 'base64'));

const parseLine = (line: string): SignedCheckpoint | null => {
  try {
    const { origin, size, hash, at, previous, signature } = JSON.parse(line) as SignedCheckpoint;
    const texts = [origin, hash, at, signature, ...(previous === undefined ? [] : [previous])];
    if (!Number.isSafeInteger(size) || texts.some((field) => typeof field !== 'string'))
      return null;
    return { origin, size, hash, at, ...(previous === undefined ? {} : { previous }), signature };
  } catch {
    return null;
  }
};

/** The checkpoints of a file that has one per line. `brokenLine` counts from 1; null: every line could be read. */
export type CheckpointLines = {
  readonly checkpoints: readonly SignedCheckpoint[];
  readonly brokenLine: number | null;
};

export const parseCheckpointLines = (text: string): CheckpointLines => {
  const lines = text.split('\n').filter(Boolean).map(parseLine);
  const broken = lines.indexOf(null);
  return {
    checkpoints: lines.filter((line) => line !== null),
    brokenLine: broken < 0 ? null : broken + 1,
  };
};

/** One line per checkpoint. @throws Error naming the line that is no checkpoint. */
export const parseCheckpoints = (text: string): SignedCheckpoint[] => {
  const { checkpoints, brokenLine } = parseCheckpointLines(text);
  if (brokenLine !== null) throw new Error(`riga ${brokenLine} del file dei sigilli: illeggibile`);
  return [...checkpoints];
};
