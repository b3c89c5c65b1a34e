import type { Sql } from '#src/kernel/transaction.ts';
import { demoTimeSlots } from './demo-time-slots.ts';
import { demoTables } from './demo-tables.ts';

const INSERT_TIME_SLOTS = `
  insert into time_slots (turn_key, start_time, end_time, description)
  select "turnKey", "startTime", "endTime", description
  from jsonb_to_recordset(?::jsonb) as turn("turnKey" text, "startTime" text, "endTime" text, description text)
  on conflict do nothing returning 1`;

const INSERT_TABLES = `
  insert into tables (name, floor, capacity, capacity_min, join_group, description, plan_x, plan_y, shape, translations)
  select name, floor, capacity, "capacityMin", "joinGroup", description, x, y, shape, translations
  from jsonb_to_recordset(?::jsonb) as new_table(name text, floor int, capacity int, "capacityMin" int, "joinGroup" text, description text, x int, y int, shape text, translations jsonb)
  where not exists (select 1 from tables as retired where lower(retired.name) = lower(new_table.name))
  on conflict do nothing returning 1`;

export const seedFloor = async (sql: Sql): Promise<{ timeSlots: number; tables: number }> => {
  const timeSlots = await sql(INSERT_TIME_SLOTS, [JSON.stringify(demoTimeSlots)]);
  const tables = await sql(INSERT_TABLES, [JSON.stringify(demoTables)]);
  return { timeSlots: timeSlots.length, tables: tables.length };
};
