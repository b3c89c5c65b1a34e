import type { TableDraft, TableView } from '#src/contracts/booking/table-management.ts';

/**
 * Repository of tables. Retired tables remain stored for past reservations, but no method returns
 * them.
 */
export interface TableRepository {
  list(): Promise<TableView[]>;
  lock(id: string): Promise<TableView | null>;
  isNameTaken(name: string, except: string | null): Promise<boolean>;
  add(id: string, table: TableDraft): Promise<TableView>;
  change(id: string, table: TableDraft): Promise<TableView>;
  retire(id: string): Promise<void>;
  erase(id: string): Promise<void>;
}
