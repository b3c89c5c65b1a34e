import { Migration } from '@mikro-orm/migrations';

/**
 * Owners stay in `admins`, all other roles are rows of `users`. An earlier version of the product therefore gives no account more rights than an auditor has.
 */
export class Migration20261125001300_staff_roles extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column role text not null default 'auditor'
        check (role in ('auditor', 'dining-room', 'cashier', 'kitchen'));
    `);
  }
}
