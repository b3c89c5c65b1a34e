import { Migration } from '@mikro-orm/migrations';

export class Migration20261125001100_push_alerts extends Migration {
  override up(): void {
    this.addSql(`
      create table push_subscriptions (
        endpoint text primary key,
        account_id uuid not null,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null
      );
      create index push_subscriptions_of_an_account on push_subscriptions (account_id, created_at);

      create table request_alert (
        only_row boolean primary key default true check (only_row),
        seen_position bigint not null,
        pushed_at timestamptz
      );
      insert into request_alert (seen_position) select coalesce(max(pos), 0) from event;

      create index staff_mails on delivery (at) where audience = 'staff' and channel = 'mail';
    `);
  }
}
