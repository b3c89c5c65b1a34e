import { Migration } from '@mikro-orm/migrations';

/**
 * Names of staff as the history shows them. An event of the account commits to the name under the salt, so a changed row
 * is found. The row outlives the account.
 */
export class Migration20261122000110_account_names extends Migration {
  override up(): void {
    this.addSql(
      'create table account_names (account_id uuid primary key, username text not null, salt bytea not null)',
    );
  }
}
