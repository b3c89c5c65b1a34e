import type { Sql } from '#src/kernel/transaction.ts';
import type { PushSubscriptionStore } from './push-subscription-store.ts';

const MAX_PER_ACCOUNT = 10;

const LIST = `
  select endpoint, json_build_object('p256dh', p256dh, 'auth', auth) keys from push_subscriptions
  order by created_at, endpoint`;

const ADD = `
  insert into push_subscriptions (endpoint, account_id, p256dh, auth, created_at) values (?, ?, ?, ?, ?)
  on conflict (endpoint) do update set account_id = excluded.account_id, p256dh = excluded.p256dh, auth = excluded.auth`;

const REMOVE_OLDEST = `
  delete from push_subscriptions where endpoint in (
    select endpoint from push_subscriptions where account_id = ? order by created_at desc, endpoint offset ${MAX_PER_ACCOUNT})`;

export const createPushSubscriptionStore = (sql: Sql): PushSubscriptionStore => ({
  list: () => sql(LIST, []),
  async add(accountId, { endpoint, keys: { p256dh, auth } }, at) {
    await sql(ADD, [endpoint, accountId, p256dh, auth, at]);
    await sql(REMOVE_OLDEST, [accountId]);
  },
  async removeOwn(accountId, endpoint) {
    await sql('delete from push_subscriptions where account_id = ? and endpoint = ?', [
      accountId,
      endpoint,
    ]);
  },
  async remove(endpoints) {
    await sql('delete from push_subscriptions where endpoint = any(?::text[])', [endpoints]);
  },
});

export const deletePushSubscriptionsOf = (sql: Sql, accountId: string) =>
  sql('delete from push_subscriptions where account_id = ?', [accountId]);
