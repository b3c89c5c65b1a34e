import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/**
 * Statement of the last position (`size`) and hash of the log. It proves all earlier events too,
 * because their hashes form a chain.
 */
export type Checkpoint = {
  readonly origin: string;
  readonly size: number;
  readonly hash: string;
  readonly at: string;
  /** Hash of the previous checkpoint, absent in format 1. */
  readonly previous?: string;
};

export type SignedCheckpoint = Checkpoint & {
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

export const hashCheckpoint = (checkpoint: SignedCheckpoint): string =>
  createHash('sha256').update(canonicalJson(checkpoint)).digest('hex');

export const signCheckpoint = (
  checkpoint: Checkpoint,
  privateKey: KeyObject,
): SignedCheckpoint => ({
  ...checkpoint,
  signature: sign(null, signedBytes(checkpoint), privateKey).toString('base64'),
});

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

export const parseCheckpoints = (text: string): SignedCheckpoint[] => {
  const { checkpoints, brokenLine } = parseCheckpointLines(text);
  if (brokenLine !== null) throw new Error(`riga ${brokenLine} del file dei sigilli: illeggibile`);
  return [...checkpoints];
};
