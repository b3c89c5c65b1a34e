import { Migration } from '@mikro-orm/migrations';

/**
 * User names of staff for the change history. The event log contains only salted hashes of these
 * names.
 */
export class Migration20261122000110_account_names extends Migration {
  override up(): void {
    this.addSql(
      'create table account_names (account_id uuid primary key, username text not null, salt bytea not null)',
    );
  }
}
