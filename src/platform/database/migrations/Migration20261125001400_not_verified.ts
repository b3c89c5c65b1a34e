import { Migration } from '@mikro-orm/migrations';

/** Reservations that the nightly job completed without a recorded arrival were not verified. */
export class Migration20261125001400_not_verified extends Migration {
  override up(): void {
    this.addSql(`
      update reservations set outcome = 'not_verified'
      where status = 'completed' and outcome is null and arrived_at is null
        and last_type = 'ReservationCompleted' and last_actor = 'system';
    `);
  }
}
