import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';

/** Position and hash of the last event. The signature proves this event and all before it. */
export type Checkpoint = {
  /** Address of the site when the first checkpoint was signed. */
  readonly origin: string;
  /** Position of the last event it covers. */
  readonly size: number;
  /** That event's hash, in hex. */
  readonly hash: string;
  /** ISO instant of signing. */
  readonly at: string;
  /** `hashCheckpoint` of the previous one; absent in the first and in format 1. */
  readonly previous?: string;
};

export type SignedCheckpoint = Checkpoint & {
  /** Ed25519 over canonical JSON of format name and fields (docs/audit-format.md), in base64. */
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

/** SHA-256 of the canonical JSON with the signature, in hex. */
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

/** `brokenLine` is the first unreadable line, counted from 1; null: none. */
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

/** @throws Error naming the first unreadable line */
export const parseCheckpoints = (text: string): SignedCheckpoint[] => {
  const { checkpoints, brokenLine } = parseCheckpointLines(text);
  if (brokenLine !== null) throw new Error(`riga ${brokenLine} del file dei sigilli: illeggibile`);
  return [...checkpoints];
};
