import type { QuoteBoard } from '#src/contracts/event-pipeline.ts';
import type { QuoteDetail } from '#src/contracts/event-pipeline-operations.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { QuoteCounts, QuoteStatus, QuoteView } from '#src/contracts/private-events.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Page, PageQuery } from '#src/kernel/keyset-pagination.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { Hold, Occasion } from '../domain/quote-events.ts';

/**
 * Staff notes are stored separately, because a change to the guest's data would invalidate the
 * commitment to that data.
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

/** A turn in which accepted reservations and the hold do not fit together. Numbers are covers. */
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

/** Takes covers and rooms from the service, in the caller's transaction. */
export interface ServiceHolds {
  /** Until the transaction ends. Every command locks the date before it appends an event. */
  lockDate(tx: Sql, date: string): Promise<void>;
  /** Takes the place of what the quote held before. The caller has locked the date. */
  apply(tx: Sql, request: HoldRequest, actor: Actor): Promise<readonly HoldConflict[]>;
  release(tx: Sql, quoteId: string, actor: Actor): Promise<void>;
}

export type PipelineFacts = Omit<QuoteDetail, keyof QuoteView>;

export interface QuotePipeline {
  readBoard(): Promise<QuoteBoard>;
  /** Null for an unknown quote. */
  findFacts(id: string, tx?: Sql): Promise<PipelineFacts | null>;
}

export type MailedGuest = {
  readonly email: string;
  readonly name: string | null;
  readonly language: Language;
};

export interface QuoteContacts {
  /** The quotes among `ids` whose guests have an e-mail address. */
  listWithEmail(ids: readonly string[]): Promise<string[]>;
  findMailedGuest(id: string): Promise<MailedGuest | null>;
}

export interface QuoteLinks {
  createLink(quoteId: string): string;
  findQuoteId(token: string): string | null;
}
