import { Migration } from '@mikro-orm/migrations';

/**
 * `instead_of` is the declined reservation whose guest accepted a proposal. The unique index
 * prevents a second request from the same declined reservation.
 */
export class Migration20261123000800_proposals extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations add column instead_of uuid;
      create unique index one_request_instead_of_a_reservation on reservations (instead_of) where instead_of is not null;`);
  }
}
