/** One attempt to notify the staff of one event. */
export type Notice = {
  readonly eventId: string;
  /** Starts at 1. A repeated event and attempt is ignored. */
  readonly attempt: number;
};

export type HandleNotice = (notice: Pick<Notice, 'eventId'>) => Promise<void>;

/** Delivers at least once, in any order, and may lose notices: the outbox adds them again. */
export interface NoticeQueue {
  /** Rejects within seconds when the queue is unavailable. */
  add(notice: Notice): Promise<void>;
  /** A failed call is retried a few times. */
  work(handle: HandleNotice): void;
  close(): Promise<void>;
}
