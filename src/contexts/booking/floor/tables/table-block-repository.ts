import type { TableBlock } from '#src/contracts/booking/table-blocks.ts';

export type BlockKey = Pick<TableBlock, 'date' | 'tableId' | 'timeSlotId'>;

export interface TableBlockRepository {
  listBlocked(date: string): Promise<BlockKey[]>;
  /**
   * Reads and locks a table until the transaction ends. Returns null if the table or time slot is
   * unknown.
   */
  lockTable(key: BlockKey): Promise<{ readonly name: string; readonly startTime: string } | null>;
  find(key: BlockKey): Promise<TableBlock>;
  save(block: TableBlock): Promise<void>;
}
