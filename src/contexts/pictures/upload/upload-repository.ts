import type { Sql } from '#src/kernel/transaction.ts';

export type UploadPermission = {
  readonly id: string;
  readonly adminId: string;
  readonly session: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/**
 * Stores the state of uploads. An upload goes from `issued` to `receiving`, then to `ready` or
 * `refused`, and to `leaving` before its deletion.
 */
export interface UploadRepository {
  /**
   * Issues an upload URL. Returns false instead if the administrator received `most` URLs since the
   * instant `since`.
   */
  issue(
    tx: Sql,
    permission: UploadPermission,
    quota: { readonly most: number; readonly since: Date },
  ): Promise<boolean>;
  /**
   * Claims an upload URL, so only one of several concurrent uploads succeeds. Returns null when the
   * URL is used, expired, unknown or of another session.
   */
  claim(
    id: string,
    session: string | null,
    now: Date,
  ): Promise<{ readonly adminId: string } | null>;
  finish(tx: Sql, id: string, state: 'ready' | 'refused'): Promise<boolean>;
  /**
   * Marks unused uploads for deletion and returns their ids. Includes those that an interrupted
   * clean-up run left behind.
   */
  markOrphans(tx: Sql, before: Date, inUse: () => Promise<readonly string[]>): Promise<string[]>;
  remove(id: string): Promise<void>;
}
