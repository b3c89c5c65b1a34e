/** Pauses in seconds between the steps of the delivery of a notice. */
export type NoticePauses = {
  /** Time after which a published notice counts as lost. A running delivery renews it. */
  readonly leaseS: number;
  /** Pause after the first failure. Each later pause is twice the previous one. */
  readonly firstRetryS: number;
  /** Pause of a whole batch while the mail server is unavailable. */
  readonly outageS: number;
};

export const NOTICE_PAUSES: NoticePauses = { leaseS: 60, firstRetryS: 4, outageS: 30 };
