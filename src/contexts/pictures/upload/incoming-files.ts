import type { Readable } from 'node:stream';

/** Stores unchecked uploads in a private folder, from which no route sends files. */
export interface IncomingFiles {
  /**
   * Leaves `body` open, because the response needs the same connection. Returns `'cut-off'` when
   * the sender disconnected.
   */
  receive(
    id: string,
    body: Readable,
    most: number,
  ): Promise<{ readonly path: string } | 'too-large' | 'cut-off'>;
  remove(id: string): Promise<void>;
  removeOlderThan(before: Date): Promise<void>;
}
