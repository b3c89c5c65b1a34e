import { Migration } from '@mikro-orm/migrations';

/**
 * Adds the time at which wrong digits locked a person, and the time of the last correct ones. A
 * person who acted today is slowed but never locked.
 */
export class Migration20261128000810_pin_locks extends Migration {
  override up(): void {
    this.addSql(
      'alter table staff_pins add column locked_at timestamptz, add column confirmed_at timestamptz',
    );
    this.addSql('update staff_pins set locked_at = failed_at where failures >= 9');
  }
}
