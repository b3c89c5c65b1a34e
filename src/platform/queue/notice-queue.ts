export type Notice = {
  readonly eventId: string;
  readonly audience: 'staff' | 'guest';
  readonly attempt: number;
};

/** A batch has one audience. */
export type NoticeBatch = {
  readonly eventIds: readonly string[];
  readonly audience: Notice['audience'];
};
export type HandleNotices = (batch: NoticeBatch) => Promise<void>;

/**
 * The queue may repeat, reorder or lose e-mail notices. The outbox adds lost notices
 * again.
 */
export interface NoticeQueue {
  /**
   * Adds a batch of notices as one job for each audience, and ignores a repeated batch. Rejects within seconds when
   * the queue is unavailable.
   */
  add(notices: readonly Notice[]): Promise<void>;
  work(handle: HandleNotices): void;
  close(): Promise<void>;
}
