import type { PushSubscriptionRequest } from '#src/contracts/staff/push-subscriptions.ts';

export interface PushSubscriptionStore {
  list(): Promise<PushSubscriptionRequest[]>;
  /** Replaces an earlier subscription with the same endpoint, also of another account. */
  add(accountId: string, subscription: PushSubscriptionRequest, at: Date): Promise<void>;
  /** Removes only a subscription of this account. */
  removeOwn(accountId: string, endpoint: string): Promise<void>;
  remove(endpoints: readonly string[]): Promise<void>;
}
