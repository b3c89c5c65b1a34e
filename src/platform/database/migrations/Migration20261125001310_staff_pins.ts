import { Migration } from '@mikro-orm/migrations';

export class Migration20261125001310_staff_pins extends Migration {
  override up(): void {
    this.addSql(`
      create table staff_pins (
        account_id uuid primary key,
        hash text not null,
        failures int not null default 0,
        failed_at timestamptz
      );
    `);
  }
}
