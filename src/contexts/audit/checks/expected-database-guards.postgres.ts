import type { ExpectedGuards } from './database-guard-check.postgres.ts';

/**
 * Tables and definitions that protect the data. A test compares these definitions with a fresh
 * database.
 */
export const expectedGuards: ExpectedGuards = {
  protectedTables: [
    'event',
    'log_head',
    'personal_data',
    'reservations',
    'reservation_tables',
    'turn_occupancy',
    'floor_occupancy',
    'waiting_list',
    'turn_limits',
    'guests',
  ],
  definitions: {
    'constraint daily_settings_date_time_slot_id_table_id_key':
      'UNIQUE (date, time_slot_id, table_id)',
    'constraint daily_settings_max_reservations_check':
      'CHECK ((max_reservations = ANY (ARRAY[0, 1])))',
    'constraint daily_settings_pkey': 'PRIMARY KEY (id)',
    'constraint daily_settings_table_id_fkey': 'FOREIGN KEY (table_id) REFERENCES tables(id)',
    'constraint daily_settings_time_slot_id_fkey':
      'FOREIGN KEY (time_slot_id) REFERENCES time_slots(id)',
    'constraint drinks_allergens_check': 'CHECK (known_allergens(allergens))',
    'constraint drinks_pkey': 'PRIMARY KEY (id)',
    'constraint event_event_id_key': 'UNIQUE (event_id)',
    'constraint event_hash_key': 'UNIQUE (hash)',
    'constraint event_pkey': 'PRIMARY KEY (pos)',
    'constraint event_stream_version': 'UNIQUE (stream, version)',
    'constraint event_version_check': 'CHECK ((version > 0))',
    'constraint floor_occupancy_people_check': 'CHECK ((people >= 0))',
    'constraint floor_occupancy_pkey': 'PRIMARY KEY (date, time_slot_id, floor)',
    'constraint floor_occupancy_reservations_check': 'CHECK ((reservations >= 0))',
    'constraint log_head_id_check': 'CHECK ((id = 1))',
    'constraint log_head_pkey': 'PRIMARY KEY (id)',
    'constraint menu_items_allergens_check': 'CHECK (known_allergens(allergens))',
    'constraint menu_items_diets_check': `CHECK (((diets <@ ARRAY['vegetarian'::text, 'vegan'::text]) AND (array_position(diets, NULL::text) IS NULL)))`,
    'constraint menu_items_pkey': 'PRIMARY KEY (id)',
    'constraint what_is_vegan_is_vegetarian': `CHECK (((NOT (diets @> ARRAY['vegan'::text])) OR (diets @> ARRAY['vegetarian'::text])))`,
    'constraint personal_data_pkey': 'PRIMARY KEY (subject_id)',
    'constraint a_season_has_both_days': 'CHECK (((season_from IS NULL) = (season_to IS NULL)))',
    'constraint rooms_floor_check': 'CHECK (((floor >= 0) AND (floor <= 2)))',
    'constraint rooms_pkey': 'PRIMARY KEY (floor)',
    'constraint reservations_number_of_people_check': 'CHECK ((number_of_people >= 1))',
    'constraint reservation_tables_pkey': 'PRIMARY KEY (reservation_id, table_id)',
    'constraint reservations_origin_check': `CHECK (((origin)::text = ANY ((ARRAY['online'::character varying, 'phone'::character varying, 'walk_in'::character varying, 'waiting_list'::character varying])::text[])))`,
    'constraint reservations_pkey': 'PRIMARY KEY (id)',
    'constraint reservations_status_check': `CHECK (((status)::text = ANY ((ARRAY['pending'::character varying, 'confirmed'::character varying, 'cancelled'::character varying, 'completed'::character varying])::text[])))`,
    'constraint closure_names_a_date_or_a_weekday': 'CHECK ((num_nonnulls(date, weekday) = 1))',
    'constraint service_closures_pkey': 'PRIMARY KEY (id)',
    'constraint service_closures_service_check': `CHECK (((service)::text = ANY ((ARRAY['all'::character varying, 'lunch'::character varying, 'dinner'::character varying])::text[])))`,
    'constraint service_closures_weekday_check': 'CHECK (((weekday >= 0) AND (weekday <= 6)))',
    'constraint tables_capacity_check': 'CHECK ((capacity >= 1))',
    'constraint tables_check': 'CHECK (((capacity_min >= 1) AND (capacity_min <= capacity)))',
    'constraint tables_floor_check': 'CHECK (((floor >= 0) AND (floor <= 2)))',
    'constraint a_position_has_both_coordinates': 'CHECK (((plan_x IS NULL) = (plan_y IS NULL)))',
    'constraint tables_plan_x_check': 'CHECK (((plan_x >= 0) AND (plan_x <= 100)))',
    'constraint tables_plan_y_check': 'CHECK (((plan_y >= 0) AND (plan_y <= 100)))',
    'constraint tables_shape_check': `CHECK ((shape = ANY (ARRAY['round'::text, 'square'::text, 'rectangle'::text])))`,
    'constraint tables_pkey': 'PRIMARY KEY (id)',
    'constraint time_slots_check': 'CHECK ((end_time > start_time))',
    'constraint time_slots_end_time_check': `CHECK ((end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))`,
    'constraint time_slots_max_covers_check': 'CHECK (((max_covers >= 1) AND (max_covers <= 999)))',
    'constraint time_slots_pkey': 'PRIMARY KEY (id)',
    'constraint time_slots_start_time_check': `CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))`,
    'constraint time_slots_turn_key_key': 'UNIQUE (turn_key)',
    'constraint a_turn_never_exceeds_its_covers':
      'CHECK (((held >= 0) AND (held <= (max_covers + over_covers))))',
    'constraint turn_occupancy_over_covers_check': 'CHECK ((over_covers >= 0))',
    'constraint turn_occupancy_pkey': 'PRIMARY KEY (date, time_slot_id)',
    'index drinks_natural_key': `CREATE UNIQUE INDEX drinks_natural_key ON public.drinks USING btree (lower(category), lower(COALESCE(subcategory, ''::text)), lower(name))`,
    'index menu_items_natural_key':
      'CREATE UNIQUE INDEX menu_items_natural_key ON public.menu_items USING btree (lower(category), lower(name))',
    'index one_party_per_table_and_turn': `CREATE UNIQUE INDEX one_party_per_table_and_turn ON public.reservations USING btree (reservation_date, time_slot_id, table_id) WHERE (((status)::text <> 'cancelled'::text) AND holds_seat AND (table_id IS NOT NULL) AND (NOT table_shared))`,
    'index one_party_per_held_table_and_turn':
      'CREATE UNIQUE INDEX one_party_per_held_table_and_turn ON public.reservation_tables USING btree (date, time_slot_id, table_id) WHERE (NOT shared)',
    'index service_closures_date':
      'CREATE UNIQUE INDEX service_closures_date ON public.service_closures USING btree (date, service) WHERE (date IS NOT NULL)',
    'index service_closures_weekday':
      'CREATE UNIQUE INDEX service_closures_weekday ON public.service_closures USING btree (weekday, service) WHERE (weekday IS NOT NULL)',
    'index tables_name':
      'CREATE UNIQUE INDEX tables_name ON public.tables USING btree (lower((name)::text)) WHERE (retired_at IS NULL)',
    'trigger event_is_never_emptied':
      'CREATE TRIGGER event_is_never_emptied BEFORE TRUNCATE ON public.event FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history()',
    'trigger event_is_final':
      'CREATE TRIGGER event_is_final BEFORE DELETE OR UPDATE ON public.event FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history()',
    'trigger rooms_are_shown':
      'CREATE TRIGGER rooms_are_shown AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.rooms FOR EACH STATEMENT EXECUTE FUNCTION count_what_is_shown()',
    'trigger time_slots_are_shown':
      'CREATE TRIGGER time_slots_are_shown AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.time_slots FOR EACH STATEMENT EXECUTE FUNCTION count_what_is_shown()',
    'function refuse_change_of_history': `begin raise exception 'the event log is append only' using errcode = 'insufficient_privilege'; end`,
    'function known_allergens': `select codes <@ array['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs'] and array_position(codes, null) is null`,
  },
};
