import type { Sql } from '#src/kernel/transaction.ts';

export type UploadPermission = {
  readonly id: string;
  readonly adminId: string;
  readonly session: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/**
 * An upload goes from `issued` to `receiving`, then to `ready` or `refused`, and to `leaving`
 * before its deletion.
 */
export interface UploadRepository {
  /**
   * Returns false without issuing a URL if the administrator received `most` URLs since the instant
   * `since`.
   */
  issue(
    tx: Sql,
    permission: UploadPermission,
    quota: { readonly most: number; readonly since: Date },
  ): Promise<boolean>;
  /**
   * Of several concurrent claims, only one succeeds. Returns null when the URL is used, expired,
   * unknown or of another session.
   */
  claim(
    id: string,
    session: string | null,
    now: Date,
  ): Promise<{ readonly adminId: string } | null>;
  finish(tx: Sql, id: string, state: 'ready' | 'refused'): Promise<boolean>;
  /**
   * Returns the ids of unused uploads to delete, including those that an interrupted clean-up run
   * left behind.
   */
  markOrphans(tx: Sql, before: Date, inUse: () => Promise<readonly string[]>): Promise<string[]>;
  remove(id: string): Promise<void>;
}
