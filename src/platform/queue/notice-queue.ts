/** One attempt to notify the staff of one event. */
export type Notice = {
  readonly eventId: string;
  /** Starts at 1. A repeated event and attempt is ignored while the queue remembers it. */
  readonly attempt: number;
};

export type HandleNotice = (notice: Pick<Notice, 'eventId'>) => Promise<void>;

/**
 * Delivers notices at least once, in any order, and may lose them: the outbox adds them again until
 * a delivery is recorded.
 */
export interface NoticeQueue {
  /** Rejects within seconds when the queue is unavailable. */
  add(notice: Notice): Promise<void>;
  /** Starts the handler as soon as the queue is reachable. A failed call is retried a few times. */
  work(handle: HandleNotice): void;
  /** Waits a limited time for running handlers, then closes every connection. */
  close(): Promise<void>;
}
