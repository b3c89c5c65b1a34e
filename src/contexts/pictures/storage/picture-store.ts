import type { Readable } from 'node:stream';

/** Holds only validated, re-encoded pictures. */
export interface PictureStore {
  /** Atomic; replaces a picture of the same key. */
  put(key: string, bytes: Buffer): Promise<void>;
  size(key: string): Promise<number | null>;
  /** Null when missing. The caller reads `body` to its end or destroys it. */
  get(key: string): Promise<{ readonly size: number; readonly body: Readable } | null>;
  remove(key: string): Promise<void>;
}
