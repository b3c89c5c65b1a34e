import type { ConfiguredTable } from '#src/event-log/audit-check.ts';

const lastStates = (entity: 'Table' | 'TimeSlot', field: 'table' | 'slot'): string =>
  `select distinct on (stream) stream "key",
      case when type in ('${entity}Added', '${entity}Changed') then data->'${field}' end state
    from event where type in ('${entity}Added', '${entity}Changed', '${entity}Retired', '${entity}Removed')
    order by stream, version desc`;

const TABLES: ConfiguredTable = {
  label: 'Tavoli',
  keyPrefix: 'table-',
  expected: lastStates('Table', 'table'),
  rows: `select 'table-' || id "key", jsonb_build_object('name', name, 'floor', floor, 'capacity', capacity,
    'capacityMin', capacity_min, 'isActive', is_active, 'joinGroup', join_group, 'shape', shape, 'position',
    case when plan_x is not null then jsonb_build_object('x', plan_x, 'y', plan_y) end) state from public.tables where retired_at is null`,
};

const TIME_SLOTS: ConfiguredTable = {
  label: 'Orari',
  keyPrefix: 'time-slot-',
  expected: lastStates('TimeSlot', 'slot'),
  rows: `select 'time-slot-' || id "key", jsonb_build_object('startTime', start_time, 'endTime', end_time,
    'description', description, 'isActive', is_active, 'maxCovers', max_covers) state from public.time_slots where retired_at is null`,
};

const BLOCKS: ConfiguredTable = {
  label: 'Tavoli bloccati',
  keyPrefix: 'block-',
  expected: `select distinct on (stream, data->>'date', data->>'timeSlotId')
      'block-' || stream || '/' || (data->>'date') || '/' || (data->>'timeSlotId') "key",
      case when type = 'TableBlocked' and not exists (select from event gone
          where gone.type = 'TableRemoved' and gone.stream = event.stream
            or gone.type = 'TimeSlotRemoved' and gone.stream = 'time-slot-' || (event.data->>'timeSlotId'))
        then jsonb_build_object('date', data->>'date') end state
    from event where type in ('TableBlocked', 'TableUnblocked')
    order by stream, data->>'date', data->>'timeSlotId', version desc`,
  rows: `select 'block-table-' || table_id || '/' || date || '/' || time_slot_id "key",
    jsonb_build_object('date', date) state from public.daily_settings where not is_available or max_reservations = 0`,
};

/** Only rooms that staff changed have a row, so a row without an event is a difference. */
const ROOMS: ConfiguredTable = {
  label: 'Sale',
  keyPrefix: 'room-',
  expected: `select distinct on (stream) 'room-' || (data->'room'->>'floor') "key", data->'room' state
    from event where type = 'RoomChanged' order by stream, version desc`,
  rows: `select 'room-' || floor "key", jsonb_build_object('floor', floor, 'seasonFrom', season_from,
    'seasonTo', season_to, 'closedUntil', closed_until) state from public.rooms`,
};

export const floorConfigurationChecks: readonly ConfiguredTable[] = [
  TABLES,
  TIME_SLOTS,
  BLOCKS,
  ROOMS,
];
