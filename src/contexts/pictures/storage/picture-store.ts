import type { Readable } from 'node:stream';

export interface PictureStore {
  put(key: string, bytes: Buffer): Promise<void>;
  size(key: string): Promise<number | null>;
  /**
   * Callers must read `body` to its end or destroy it. Otherwise a file or connection stays open.
   */
  get(key: string): Promise<{ readonly size: number; readonly body: Readable } | null>;
  remove(key: string): Promise<void>;
}
