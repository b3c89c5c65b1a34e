import type { Sql } from '#src/kernel/transaction.ts';

/** One permission to send one file. */
export type UploadPermission = {
  readonly id: string;
  readonly adminId: string;
  /** Hash of the session that asked: the permission ends with it. */
  readonly session: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** What became of every permission: issued → receiving → ready or refused; leaving once nobody uses the picture. */
export interface UploadRepository {
  /** @returns false when the administrator was given `most` since `since` already; nothing is written then. */
  issue(
    tx: Sql,
    permission: UploadPermission,
    quota: { readonly most: number; readonly since: Date },
  ): Promise<boolean>;
  /**
   * Uses a permission up, once for ever, whoever else tries at the same moment.
   *
   * @param session hash of the session of whoever sends the file; null when they came without one
   * @returns who had asked; null: used, expired, unknown, of a session that has ended, or of another one.
   */
  claim(
    id: string,
    session: string | null,
    now: Date,
  ): Promise<{ readonly adminId: string } | null>;
  /** @returns false when that was settled before. */
  finish(tx: Sql, id: string, state: 'ready' | 'refused'): Promise<boolean>;
  /** Marks what was asked for before `before` and is not in use as leaving. @returns the ids of all that are leaving. */
  markOrphans(tx: Sql, before: Date, inUse: () => Promise<readonly string[]>): Promise<string[]>;
  remove(id: string): Promise<void>;
}
