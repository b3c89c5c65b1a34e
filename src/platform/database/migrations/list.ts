import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121000100_event_log } from './Migration20261121000100_event_log.ts';
import { Migration20261121000200_booking } from './Migration20261121000200_booking.ts';
import { Migration20261121000300_staff } from './Migration20261121000300_staff.ts';
import { Migration20261121000400_catalogue } from './Migration20261121000400_catalogue.ts';
import { Migration20261121000500_contact_and_quotes } from './Migration20261121000500_contact_and_quotes.ts';
import { Migration20261121000610_pictures } from './Migration20261121000610_pictures.ts';
import { Migration20261121000620_floor_and_closures } from './Migration20261121000620_floor_and_closures.ts';
import { Migration20261121000630_desk } from './Migration20261121000630_desk.ts';
import { Migration20261121000640_office } from './Migration20261121000640_office.ts';
import { Migration20261121000700_audit } from './Migration20261121000700_audit.ts';
import { Migration20261121000710_privacy } from './Migration20261121000710_privacy.ts';
import { Migration20261121000720_history } from './Migration20261121000720_history.ts';
import { Migration20261121000730_visitors } from './Migration20261121000730_visitors.ts';
import { Migration20261121000740_shown } from './Migration20261121000740_shown.ts';
import { Migration20261122000110_account_names } from './Migration20261122000110_account_names.ts';
import { Migration20261122000200_abuse_protection } from './Migration20261122000200_abuse_protection.ts';
import { Migration20261122000400_write_probe } from './Migration20261122000400_write_probe.ts';
import { Migration20261122000600_clock_watermark } from './Migration20261122000600_clock_watermark.ts';
import { Migration20261122000610_vacuumed_erasures } from './Migration20261122000610_vacuumed_erasures.ts';
import { Migration20261122000710_audit_memory } from './Migration20261122000710_audit_memory.ts';
import { Migration20261122000810_allergies } from './Migration20261122000810_allergies.ts';
import { Migration20261123000100_visit_moments } from './Migration20261123000100_visit_moments.ts';
import { Migration20261123000200_entity_versions } from './Migration20261123000200_entity_versions.ts';
import { Migration20261123000300_guest_contact } from './Migration20261123000300_guest_contact.ts';
import { Migration20261123000500_waiting_list } from './Migration20261123000500_waiting_list.ts';
import { Migration20261123000700_duplicate_reservations } from './Migration20261123000700_duplicate_reservations.ts';
import { Migration20261123000710_arrival_time } from './Migration20261123000710_arrival_time.ts';
import { Migration20261123000800_proposals } from './Migration20261123000800_proposals.ts';
import { Migration20261123000900_table_positions } from './Migration20261123000900_table_positions.ts';
import { Migration20261123000910_joined_tables } from './Migration20261123000910_joined_tables.ts';
import { Migration20261123001000_closures_are_shown } from './Migration20261123001000_closures_are_shown.ts';
import { Migration20261123001100_menu_translations } from './Migration20261123001100_menu_translations.ts';
import { Migration20261123001110_table_translations } from './Migration20261123001110_table_translations.ts';
import { Migration20261123001120_dish_seasons } from './Migration20261123001120_dish_seasons.ts';
import { Migration20261123001200_event_proposals } from './Migration20261123001200_event_proposals.ts';
import { Migration20261123001310_photographs } from './Migration20261123001310_photographs.ts';
import { Migration20261125000100_reservation_tables } from './Migration20261125000100_reservation_tables.ts';
import { Migration20261125001100_push_alerts } from './Migration20261125001100_push_alerts.ts';
import { Migration20261125001200_guest_book } from './Migration20261125001200_guest_book.ts';
import { Migration20261125001300_staff_roles } from './Migration20261125001300_staff_roles.ts';
import { Migration20261125001310_staff_pins } from './Migration20261125001310_staff_pins.ts';
import { Migration20261125001400_not_verified } from './Migration20261125001400_not_verified.ts';
import { Migration20261125001500_turn_limits } from './Migration20261125001500_turn_limits.ts';
import { Migration20261125001600_quote_pipeline } from './Migration20261125001600_quote_pipeline.ts';
import { Migration20261125001700_sold_out } from './Migration20261125001700_sold_out.ts';
import { Migration20261126000100_guest_key } from './Migration20261126000100_guest_key.ts';
import { Migration20261128000100_seat_limits } from './Migration20261128000100_seat_limits.ts';
import { Migration20261128000200_contact_keys } from './Migration20261128000200_contact_keys.ts';
import { Migration20261128000800_outbox_publications } from './Migration20261128000800_outbox_publications.ts';
import { Migration20261128000810_pin_locks } from './Migration20261128000810_pin_locks.ts';
import { Migration20261128000900_rooms } from './Migration20261128000900_rooms.ts';

export const migrations: readonly MigrationObject[] = [
  { name: 'Migration20261121000100_event_log', class: Migration20261121000100_event_log },
  { name: 'Migration20261121000200_booking', class: Migration20261121000200_booking },
  { name: 'Migration20261121000300_staff', class: Migration20261121000300_staff },
  { name: 'Migration20261121000400_catalogue', class: Migration20261121000400_catalogue },
  {
    name: 'Migration20261121000500_contact_and_quotes',
    class: Migration20261121000500_contact_and_quotes,
  },
  { name: 'Migration20261121000610_pictures', class: Migration20261121000610_pictures },
  {
    name: 'Migration20261121000620_floor_and_closures',
    class: Migration20261121000620_floor_and_closures,
  },
  { name: 'Migration20261121000630_desk', class: Migration20261121000630_desk },
  { name: 'Migration20261121000640_office', class: Migration20261121000640_office },
  { name: 'Migration20261121000700_audit', class: Migration20261121000700_audit },
  { name: 'Migration20261121000710_privacy', class: Migration20261121000710_privacy },
  { name: 'Migration20261121000720_history', class: Migration20261121000720_history },
  { name: 'Migration20261121000730_visitors', class: Migration20261121000730_visitors },
  { name: 'Migration20261121000740_shown', class: Migration20261121000740_shown },
  { name: 'Migration20261122000110_account_names', class: Migration20261122000110_account_names },
  {
    name: 'Migration20261122000200_abuse_protection',
    class: Migration20261122000200_abuse_protection,
  },
  { name: 'Migration20261122000400_write_probe', class: Migration20261122000400_write_probe },
  {
    name: 'Migration20261122000600_clock_watermark',
    class: Migration20261122000600_clock_watermark,
  },
  {
    name: 'Migration20261122000610_vacuumed_erasures',
    class: Migration20261122000610_vacuumed_erasures,
  },
  { name: 'Migration20261122000710_audit_memory', class: Migration20261122000710_audit_memory },
  { name: 'Migration20261122000810_allergies', class: Migration20261122000810_allergies },
  { name: 'Migration20261123000100_visit_moments', class: Migration20261123000100_visit_moments },
  {
    name: 'Migration20261123000200_entity_versions',
    class: Migration20261123000200_entity_versions,
  },
  { name: 'Migration20261123000300_guest_contact', class: Migration20261123000300_guest_contact },
  { name: 'Migration20261123000500_waiting_list', class: Migration20261123000500_waiting_list },
  {
    name: 'Migration20261123000700_duplicate_reservations',
    class: Migration20261123000700_duplicate_reservations,
  },
  { name: 'Migration20261123000710_arrival_time', class: Migration20261123000710_arrival_time },
  { name: 'Migration20261123000800_proposals', class: Migration20261123000800_proposals },
  {
    name: 'Migration20261123000900_table_positions',
    class: Migration20261123000900_table_positions,
  },
  { name: 'Migration20261123000910_joined_tables', class: Migration20261123000910_joined_tables },
  {
    name: 'Migration20261123001000_closures_are_shown',
    class: Migration20261123001000_closures_are_shown,
  },
  {
    name: 'Migration20261123001100_menu_translations',
    class: Migration20261123001100_menu_translations,
  },
  {
    name: 'Migration20261123001110_table_translations',
    class: Migration20261123001110_table_translations,
  },
  { name: 'Migration20261123001120_dish_seasons', class: Migration20261123001120_dish_seasons },
  {
    name: 'Migration20261123001200_event_proposals',
    class: Migration20261123001200_event_proposals,
  },
  { name: 'Migration20261123001310_photographs', class: Migration20261123001310_photographs },
  {
    name: 'Migration20261125000100_reservation_tables',
    class: Migration20261125000100_reservation_tables,
  },
  { name: 'Migration20261125001100_push_alerts', class: Migration20261125001100_push_alerts },
  { name: 'Migration20261125001200_guest_book', class: Migration20261125001200_guest_book },
  { name: 'Migration20261125001300_staff_roles', class: Migration20261125001300_staff_roles },
  { name: 'Migration20261125001310_staff_pins', class: Migration20261125001310_staff_pins },
  { name: 'Migration20261125001400_not_verified', class: Migration20261125001400_not_verified },
  { name: 'Migration20261125001500_turn_limits', class: Migration20261125001500_turn_limits },
  { name: 'Migration20261125001600_quote_pipeline', class: Migration20261125001600_quote_pipeline },
  { name: 'Migration20261125001700_sold_out', class: Migration20261125001700_sold_out },
  { name: 'Migration20261126000100_guest_key', class: Migration20261126000100_guest_key },
  { name: 'Migration20261128000100_seat_limits', class: Migration20261128000100_seat_limits },
  { name: 'Migration20261128000200_contact_keys', class: Migration20261128000200_contact_keys },
  {
    name: 'Migration20261128000800_outbox_publications',
    class: Migration20261128000800_outbox_publications,
  },
  {
    name: 'Migration20261128000810_pin_locks',
    class: Migration20261128000810_pin_locks,
  },
  { name: 'Migration20261128000900_rooms', class: Migration20261128000900_rooms },
];
