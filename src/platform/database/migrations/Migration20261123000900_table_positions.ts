import { Migration } from '@mikro-orm/migrations';

export class Migration20261123000900_table_positions extends Migration {
  override up(): void {
    this.addSql(`
      alter table tables
        add column plan_x int check (plan_x between 0 and 100),
        add column plan_y int check (plan_y between 0 and 100),
        add column shape text check (shape in ('round', 'square', 'rectangle')),
        add constraint a_position_has_both_coordinates check ((plan_x is null) = (plan_y is null));`);
  }
}
