import { Migration } from '@mikro-orm/migrations';

/**
 * Sets the outcome `not_verified` where the nightly job completed a reservation without a recorded
 * arrival.
 */
export class Migration20261125001400_not_verified extends Migration {
  override up(): void {
    this.addSql(`
      update reservations set outcome = 'not_verified'
      where status = 'completed' and outcome is null and arrived_at is null
        and last_type = 'ReservationCompleted' and last_actor = 'system';
    `);
  }
}
