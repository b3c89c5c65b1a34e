import type {
  PhotographDraft,
  PhotographView,
  PublicPhotograph,
} from '#src/contracts/catalogue/photographs.ts';

export interface PhotographLists {
  listAll(): Promise<PhotographView[]>;
  listShown(): Promise<PublicPhotograph[]>;
}

export interface PhotographRepository {
  /**
   * Returns all photographs in order. Locks them, so concurrent commands wait until the transaction
   * ends.
   */
  lockAll(): Promise<PhotographView[]>;
  add(id: string, draft: PhotographDraft, position: number): Promise<PhotographView>;
  change(id: string, draft: PhotographDraft): Promise<PhotographView>;
  remove(id: string): Promise<void>;
  /**
   * Numbers the photographs from 1 in the order of these ids. Does not change their `updatedAt`.
   */
  order(ids: readonly string[]): Promise<void>;
}
