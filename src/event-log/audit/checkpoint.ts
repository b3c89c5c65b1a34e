import { sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from '../../kernel/canonical-json.ts';

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
};

export type SignedCheckpoint = Checkpoint & {
  /** Ed25519 over the canonical JSON of the four fields before it, in base64. */
  readonly signature: string;
};

const signedBytes = ({ origin, size, hash, at }: Checkpoint): Buffer => Buffer.from(canonicalJson(['melagrana-checkpoint/1', origin, size, hash, at]));

export const signCheckpoint = (checkpoint: Checkpoint, privateKey: KeyObject): SignedCheckpoint =>
  ({ ...checkpoint, signature: sign(null, signedBytes(checkpoint), privateKey).toString('base64') });

/** Whether the holder of the key that belongs to `publicKey` signed exactly this. */
export const isSignedBy = ({ signature, ...checkpoint }: SignedCheckpoint, publicKey: KeyObject): boolean =>
  verify(null, signedBytes(checkpoint), publicKey, Buffer.from(signature, 'base64'));

/** One line per checkpoint. @throws Error naming the line that is no checkpoint. */
export const checkpointsIn = (text: string): SignedCheckpoint[] =>
  text.split('\n').filter(Boolean).map((line, index) => {
    try {
      const { origin, size, hash, at, signature } = JSON.parse(line) as SignedCheckpoint;
      if (Number.isSafeInteger(size) && [origin, hash, at, signature].every((field) => typeof field === 'string')) return { origin, size, hash, at, signature };
    } catch { /* said below */ }
    throw new Error(`riga ${index + 1} del file dei sigilli: illeggibile`);
  });
