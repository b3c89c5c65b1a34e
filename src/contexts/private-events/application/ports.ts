import type { QuoteCounts, QuoteStatus, QuoteView } from '#src/contracts/private-events.ts';
import type { Page, PageQuery } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Where personal data and free text go: the vault. What staff note of a guest is a subject of its own, so that the first commitment stays true. */
export interface PersonalDataStore {
  insert(
    tx: Sql,
    words: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
}

/** What staff read. */
export interface QuoteRepository {
  /** Latest first. */
  list(status: QuoteStatus | null, page: PageQuery): Promise<Page<QuoteView>>;
  counts(): Promise<QuoteCounts>;
  find(id: string, tx?: Sql): Promise<QuoteView | null>;
  /** Locks the quote until the transaction ends. @returns its status, null when there is no such quote */
  lockRow(tx: Sql, id: string): Promise<QuoteStatus | null>;
}
