/** When staff last looked at the open requests, and when they were last alerted. */
export interface RequestAlertStore {
  countNew(): Promise<number>;
  /** Every request that is committed now counts as seen. */
  markSeen(): Promise<void>;
  /**
   * Claims the next alert for this process, if a new request is older than `askedBefore` and
   * the last alert is older than `alertedBefore`. Returns the number of open requests, or null if
   * no alert is due.
   */
  claimAlert(times: {
    readonly now: Date;
    readonly askedBefore: Date;
    readonly alertedBefore: Date;
  }): Promise<number | null>;
  /** Sets the time of the last alert, unless staff have looked since. */
  setAlertedAt(at: Date): Promise<void>;
}
