import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { BlockKey } from './table-block-repository.ts';

export interface TableReservations {
  listTaken(date: string): Promise<UnavailableTable[]>;
  isTaken(tx: Sql, key: BlockKey): Promise<boolean>;
}
