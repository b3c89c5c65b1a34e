import { Migration } from '@mikro-orm/migrations';

/**
 * Adds `contact`, which says what the guest knows of the last change, and fills it for existing
 * reservations. The outbox can now contain two rows per event: one for staff, one for the guest.
 */
export class Migration20261123000300_guest_contact extends Migration {
  override up(): void {
    this.addSql(`
      alter table reservations
        add column language text not null default 'it',
        add column contact text check (contact in ('not_informed', 'sent', 'seen', 'confirmed')),
        add column contact_channel text,
        add column reminded_for date,
        add column change_request jsonb;
      update reservations r set contact = 'not_informed' where awaits_call;
      update reservations r set contact = 'sent', contact_channel = 'phone'
        where not awaits_call and coalesce(outcome, '') not in ('expired', 'no_show') and coalesce(cancel_reason, '') <> 'guest_asked'
          and exists (select from event e where e.stream = 'reservation-' || r.id and e.type = 'GuestCalled');
      drop index reservations_to_call;
      alter table reservations drop column awaits_call;
      create index reservations_to_call on reservations (reservation_date) where contact = 'not_informed';
      create index reservations_with_change_request on reservations (reservation_date) where change_request is not null;

      alter table outbox add column audience text not null default 'staff' check (audience in ('staff', 'guest'));
      alter table outbox drop constraint outbox_event_id_key;
      alter table outbox drop constraint outbox_pkey, add primary key (pos, audience);
      create index outbox_of_event on outbox (event_id);
      alter table delivery add column audience text not null default 'staff' check (audience in ('staff', 'guest'));
      alter table delivery drop constraint delivery_pkey, add primary key (event_id, audience, channel);`);
  }
}
