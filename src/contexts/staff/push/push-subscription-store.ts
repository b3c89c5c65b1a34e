import type { PushSubscriptionRequest } from '#src/contracts/staff/push-subscriptions.ts';

export interface PushSubscriptionStore {
  list(): Promise<PushSubscriptionRequest[]>;
  /**
   * Adds a subscription. Replaces an earlier one with the same endpoint, even if it belongs to
   * another account.
   */
  add(accountId: string, subscription: PushSubscriptionRequest, at: Date): Promise<void>;
  /** Removes the subscription only if it belongs to this account. */
  removeOwn(accountId: string, endpoint: string): Promise<void>;
  remove(endpoints: readonly string[]): Promise<void>;
}
