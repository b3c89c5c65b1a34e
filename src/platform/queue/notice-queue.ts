export type Notice = {
  readonly eventId: string;
  readonly attempt: number;
};

export type HandleNotices = (batch: { readonly eventIds: readonly string[] }) => Promise<void>;

/**
 * The queue may repeat, reorder or lose e-mail notices to staff. The outbox adds lost notices
 * again.
 */
export interface NoticeQueue {
  /**
   * Adds a batch of notices as one job, and ignores a repeated batch. Rejects within seconds when
   * the queue is unavailable.
   */
  add(notices: readonly Notice[]): Promise<void>;
  work(handle: HandleNotices): void;
  close(): Promise<void>;
}
