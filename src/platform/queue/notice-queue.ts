/** One try at telling the staff of one event. */
export type Notice = {
  readonly eventId: string;
  /** 1 for the first try. The same event and attempt again is no second job while the first is remembered. */
  readonly attempt: number;
};

export type HandleNotice = (notice: Pick<Notice, 'eventId'>) => Promise<void>;

/**
 * Carries notices to whoever delivers them, at least once, in any order. It may lose all that it holds: what must not
 * be lost is in the database, and whoever adds goes on adding until a delivery is recorded.
 */
export interface NoticeQueue {
  /** Rejects within seconds when the queue is away. */
  add(notice: Notice): Promise<void>;
  /** Starts handing notices out, once the queue is there. A handler that throws is called again, a few times. */
  work(handle: HandleNotice): void;
  /** Lets running handlers end, within bounds, then closes every connection. */
  close(): Promise<void>;
}
