import type { QuoteBoard } from '#src/contracts/private-events/pipeline.ts';
import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { QuoteCounts, QuoteStatus, QuoteView } from '#src/contracts/private-events/quotes.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Page, PageQuery } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Hold, Occasion } from '../domain/quote-events.ts';

/**
 * Stores personal data of quotes. Staff notes have their own row, because a change to the guest's
 * row would invalidate its commitment.
 */
export interface PersonalDataStore {
  insert(
    tx: Sql,
    personalData: Readonly<Record<string, string | null>>,
  ): Promise<{ id: string; commitment: string }>;
}

export interface QuoteRepository {
  list(status: QuoteStatus | null, page: PageQuery): Promise<Page<QuoteView>>;
  counts(): Promise<QuoteCounts>;
  find(id: string, tx?: Sql): Promise<QuoteView | null>;
  lockRow(tx: Sql, id: string): Promise<QuoteStatus | null>;
}

/** A turn in which reservations conflict with the hold of a private event. Numbers are covers. */
export type HoldConflict = {
  readonly startTime: string;
  readonly booked: number;
  /** Covers that the hold leaves to reservations. */
  readonly left: number;
};

export type HoldRequest = {
  readonly quoteId: string;
  readonly occasion: Occasion;
  readonly hold: Hold;
  readonly until: Date | null;
};

/** Reserves covers, rooms or the whole service for a private event, in the caller's transaction. */
export interface ServiceHolds {
  /**
   * Locks the date until the transaction ends. Commands must lock the date before they append an
   * event.
   */
  lockDate(tx: Sql, date: string): Promise<void>;
  /**
   * Replaces the earlier hold of the quote, and returns the conflicts. The caller must have locked
   * the date.
   */
  apply(tx: Sql, request: HoldRequest, actor: Actor): Promise<readonly HoldConflict[]>;
  release(tx: Sql, quoteId: string, actor: Actor): Promise<void>;
}

export type PipelineFacts = Omit<QuoteDetail, keyof QuoteView>;

export interface QuotePipeline {
  readBoard(): Promise<QuoteBoard>;
  /** Returns null for an unknown quote. */
  findFacts(id: string, tx?: Sql): Promise<PipelineFacts | null>;
}

export type MailedGuest = {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
};

export interface QuoteContacts {
  /** Returns those of `ids` whose guests have an e-mail address. */
  listWithEmail(ids: readonly string[]): Promise<string[]>;
  findMailedGuest(id: string): Promise<MailedGuest | null>;
}

export interface QuoteLinks {
  createLink(quoteId: string): string;
  findQuoteId(token: string): string | null;
}
