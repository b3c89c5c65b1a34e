/** Stores when staff last looked at the open requests, and when the last alert was sent. */
export interface RequestAlertStore {
  countNew(): Promise<number>;
  /** Marks every request that is committed now as seen. */
  markSeen(): Promise<void>;
  /**
   * Claims the next alert for this process, and returns the number of open requests. Returns null
   * unless a new request is older than `askedBefore`, and the last alert is older than
   * `alertedBefore`.
   */
  claimAlert(times: {
    readonly now: Date;
    readonly askedBefore: Date;
    readonly alertedBefore: Date;
  }): Promise<number | null>;
  /** Sets the time of the last alert, unless staff have looked since. */
  setAlertedAt(at: Date): Promise<void>;
}
