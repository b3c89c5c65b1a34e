import { Migration } from '@mikro-orm/migrations';

export class Migration20261123001000_closures_are_shown extends Migration {
  override up(): void {
    this.addSql(
      'create trigger service_closures_are_shown after insert or update or delete or truncate on service_closures for each statement execute function count_what_is_shown()',
    );
  }
}
