import type { Readable } from 'node:stream';

/** Where finished pictures are kept, by key. Only what was checked and drawn anew is ever put here. */
export interface PictureStore {
  /** There whole or not at all; a picture of the same key is replaced. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null: there is none. */
  size(key: string): Promise<number | null>;
  /** The caller reads `body` to its end or destroys it. Null: there is none. */
  get(key: string): Promise<{ readonly size: number; readonly body: Readable } | null>;
  /** Also fine when there is none. */
  remove(key: string): Promise<void>;
}
