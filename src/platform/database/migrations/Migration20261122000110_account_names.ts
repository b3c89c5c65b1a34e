import { Migration } from '@mikro-orm/migrations';

/**
 * Account names for the history, with salted commitments in the log. Rows outlive their account.
 */
export class Migration20261122000110_account_names extends Migration {
  override up(): void {
    this.addSql(
      'create table account_names (account_id uuid primary key, username text not null, salt bytea not null)',
    );
  }
}
