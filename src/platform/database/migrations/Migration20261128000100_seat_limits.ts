import { Migration } from '@mikro-orm/migrations';

export class Migration20261128000100_seat_limits extends Migration {
  override up(): void {
    this.addSql(`
      -- Entries of the waiting list have senders too, so the column holds the id of either.
      alter table request_sender rename column reservation_id to request_id;
      alter table request_sender add column may_hold_seats boolean not null default true;
      -- A change request can hold covers on another date than that of its reservation.
      create index reservations_holding_for_change on reservations ((change_request->'held'->>'date'))
        where change_request->'held' <> 'null';
    `);
  }
}
