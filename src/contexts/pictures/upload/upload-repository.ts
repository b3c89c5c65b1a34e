import type { Sql } from '#src/kernel/transaction.ts';

export type UploadPermission = {
  readonly id: string;
  readonly adminId: string;
  readonly session: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** States: issued → receiving → ready or refused → leaving (about to be deleted). */
export interface UploadRepository {
  /** @returns false, without writing, when `most` were issued since `since` */
  issue(
    tx: Sql,
    permission: UploadPermission,
    quota: { readonly most: number; readonly since: Date },
  ): Promise<boolean>;
  /**
   * Only one of concurrent claims succeeds.
   *
   * @returns null when used, expired, unknown or of another session
   */
  claim(
    id: string,
    session: string | null,
    now: Date,
  ): Promise<{ readonly adminId: string } | null>;
  finish(tx: Sql, id: string, state: 'ready' | 'refused'): Promise<boolean>;
  /** Marks unused uploads issued before `before`. @returns the ids of all uploads to delete */
  markOrphans(tx: Sql, before: Date, inUse: () => Promise<readonly string[]>): Promise<string[]>;
  remove(id: string): Promise<void>;
}
