import type { Readable } from 'node:stream';

/** A private folder that no route serves. */
export interface IncomingFiles {
  /**
   * Leaves `body` open, so that the sender can be answered.
   *
   * @returns `'cut-off'` when the sender disconnected
   */
  receive(
    id: string,
    body: Readable,
    most: number,
  ): Promise<{ readonly path: string } | 'too-large' | 'cut-off'>;
  remove(id: string): Promise<void>;
  removeOlderThan(before: Date): Promise<void>;
}
