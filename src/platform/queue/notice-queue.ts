export type Notice = {
  readonly eventId: string;
  /** Attempts count from 1. The queue ignores a repeated event and attempt. */
  readonly attempt: number;
};

export type HandleNotices = (batch: { readonly eventIds: readonly string[] }) => Promise<void>;

/** The queue may repeat, reorder or lose notices. The outbox adds lost ones again. */
export interface NoticeQueue {
  /**
   * Adds a batch of notices as one job. A repeated batch is ignored. Rejects within seconds when
   * the queue is unavailable.
   */
  add(notices: readonly Notice[]): Promise<void>;
  /** A failed call is retried a few times. */
  work(handle: HandleNotices): void;
  close(): Promise<void>;
}
