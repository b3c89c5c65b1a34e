import type { ContactCounts, ContactView } from '#src/contracts/contact.ts';
import type { Page, PageQuery } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export interface MessageRepository {
  list(isRead: boolean | null, page: PageQuery): Promise<Page<ContactView>>;
  counts(): Promise<ContactCounts>;
  find(id: string, tx?: Sql): Promise<ContactView | null>;
  lockRow(tx: Sql, id: string): Promise<{ readonly isRead: boolean } | null>;
}
