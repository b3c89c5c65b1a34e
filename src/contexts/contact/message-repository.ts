import type { ContactCounts, ContactView } from '#src/contracts/contact.ts';
import type { Page, PageQuery } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** What visitors wrote, for the staff. */
export interface MessageRepository {
  /** Latest first. `isRead`: null takes them all. */
  list(isRead: boolean | null, page: PageQuery): Promise<Page<ContactView>>;
  counts(): Promise<ContactCounts>;
  find(id: string, tx?: Sql): Promise<ContactView | null>;
  /** Locks the message until the transaction ends. @returns null when there is no such message */
  lockRow(tx: Sql, id: string): Promise<{ readonly isRead: boolean } | null>;
}
