import type { TableDraft, TableView } from '#src/contracts/booking/table-management.ts';
import { isoInstantSql } from '#src/kernel/iso-instant.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';

const TABLE_COLUMNS = `id::text, name, floor, capacity, capacity_min "capacityMin", is_active "isActive", description,
  ${isoInstantSql('created_at')} "createdAt", ${isoInstantSql('updated_at')} "updatedAt"`;

const SET_UPDATED_AT = `updated_at = greatest(now(), updated_at + interval '1 millisecond')`;

const toParameters = ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
  description,
}: TableDraft) => [name, floor, capacity, capacityMin, isActive, description];

export const createTableRepository = (pool: Sql) => ({
  /** Sorts numbers in names by value: «Sala 2» before «Sala 10». */
  list: () =>
    pool<TableView>(`select ${TABLE_COLUMNS} from tables where retired_at is null
    order by floor, regexp_replace(name, '\\d+', '', 'g') collate "it-x-icu", length(name), name collate "it-x-icu", id`),

  async find(tx: Sql, id: string): Promise<TableView | null> {
    const [row] = await tx<TableView>(
      `select ${TABLE_COLUMNS} from tables where id = ? and retired_at is null for update`,
      [id],
    );
    return row ?? null;
  },

  async isNameTaken(tx: Sql, name: string, except: string | null): Promise<boolean> {
    const rows = await tx(
      'select 1 from tables where lower(name) = lower(?) and id is distinct from ?::uuid and retired_at is null',
      [name, except],
    );
    return rows.length > 0;
  },

  async add(tx: Sql, id: string, table: TableDraft): Promise<TableView> {
    const [row] = await tx<TableView>(
      `insert into tables (id, name, floor, capacity, capacity_min, is_active, description) values (?, ?, ?, ?, ?, ?, ?) returning ${TABLE_COLUMNS}`,
      [id, ...toParameters(table)],
    );
    return row!;
  },

  async change(tx: Sql, id: string, table: TableDraft): Promise<TableView> {
    const [row] = await tx<TableView>(
      `update tables set name = ?, floor = ?, capacity = ?, capacity_min = ?, is_active = ?, description = ?, ${SET_UPDATED_AT} where id = ? returning ${TABLE_COLUMNS}`,
      [...toParameters(table), id],
    );
    return row!;
  },

  retire: (tx: Sql, id: string) =>
    tx(`update tables set is_active = false, retired_at = now(), ${SET_UPDATED_AT} where id = ?`, [
      id,
    ]),

  async erase(tx: Sql, id: string): Promise<void> {
    await tx('delete from daily_settings where table_id = ?', [id]);
    await tx('delete from tables where id = ?', [id]);
  },
});

export type TableRepository = ReturnType<typeof createTableRepository>;
