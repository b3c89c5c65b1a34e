import type { TableDraft, TableView } from '#src/contracts/booking/table-management.ts';

/** A retired table stays for past reservations, but no method returns it. */
export interface TableRepository {
  list(): Promise<TableView[]>;
  lock(id: string): Promise<TableView | null>;
  isNameTaken(name: string, except: string | null): Promise<boolean>;
  add(id: string, table: TableDraft): Promise<TableView>;
  change(id: string, table: TableDraft): Promise<TableView>;
  retire(id: string): Promise<void>;
  erase(id: string): Promise<void>;
}
