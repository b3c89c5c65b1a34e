import { Migration } from '@mikro-orm/migrations';

/**
 * Stores user names of staff for the change history, because the event log contains only salted
 * hashes of them.
 */
export class Migration20261122000110_account_names extends Migration {
  override up(): void {
    this.addSql(
      'create table account_names (account_id uuid primary key, username text not null, salt bytea not null)',
    );
  }
}
