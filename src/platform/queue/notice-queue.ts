export type Notice = {
  readonly eventId: string;
  /** Attempts count from 1. The queue ignores a repeated event and attempt. */
  readonly attempt: number;
};

export type HandleNotice = (notice: Pick<Notice, 'eventId'>) => Promise<void>;

/** The queue may repeat, reorder or lose notices. The outbox adds lost ones again. */
export interface NoticeQueue {
  /** Rejects within seconds if the queue is unavailable. */
  add(notice: Notice): Promise<void>;
  work(handle: HandleNotice): void;
  close(): Promise<void>;
}
