import type { QuoteCounts, QuoteStatus, QuoteView } from '../../../contracts/private-events.ts';
import type { Page, PageAsked } from '../../../kernel/page.ts';
import type { Sql } from '../../../kernel/transaction.ts';

/** Where personal data and free text go: the vault. What staff note of a guest is a subject of its own, so that the first commitment stays true. */
export interface GuestBook {
  keep(
    tx: Sql,
    words: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
}

/** What staff read. */
export interface QuoteDesk {
  /** Latest first. */
  list(status: QuoteStatus | null, page: PageAsked): Promise<Page<QuoteView>>;
  counts(): Promise<QuoteCounts>;
  find(id: string, tx?: Sql): Promise<QuoteView | null>;
  /** Locks the quote until the transaction ends. @returns its status, null when there is no such quote */
  hold(tx: Sql, id: string): Promise<QuoteStatus | null>;
}
