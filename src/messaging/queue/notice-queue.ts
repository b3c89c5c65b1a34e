export type Notice = {
  readonly eventId: string;
  readonly audience: 'staff' | 'guest';
  /** 1 for the first publication of this notice. */
  readonly publication: number;
};

/** Events that one job delivers, all to the same audience. */
export type NoticeBatch = {
  readonly eventIds: readonly string[];
  readonly audience: Notice['audience'];
};
export type HandleNotices = (batch: NoticeBatch) => Promise<void>;

/**
 * Queue of e-mail notices, which may repeat, reorder or lose notices. The outbox adds lost notices
 * again.
 */
export interface NoticeQueue {
  /**
   * Adds notices as one job per audience, and ignores a repeated batch. Rejects within seconds when
   * the queue is unavailable.
   */
  add(notices: readonly Notice[]): Promise<void>;
  work(handle: HandleNotices): void;
  close(): Promise<void>;
}
