import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001120_dish_seasons extends Migration {
  override up(): void {
    for (const column of ['available_from', 'available_to'])
      this.addSql(
        `alter table menu_items add column ${column} text check (${column} ~ '^(0[1-9]|1[0-2])-[0-3][0-9]$')`,
      );
    this.addSql(
      'alter table menu_items add constraint season_has_two_dates check ((available_from is null) = (available_to is null))',
    );
  }
}
