import { Migration } from '@mikro-orm/migrations';

/**
 * Adds roles to `users`, while owners stay in `admins`. An earlier version of the program therefore
 * gives every other role only the rights of an auditor.
 */
export class Migration20261125001300_staff_roles extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column role text not null default 'auditor'
        check (role in ('auditor', 'dining-room', 'cashier', 'kitchen'));
    `);
  }
}
