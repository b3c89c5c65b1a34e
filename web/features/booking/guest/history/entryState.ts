/**
 * State of the history entries that the booking flow creates. Entries opened by a link have no
 * state.
 */
export type EntryState = {
  /** Number of entries of the booking flow directly before this entry. */
  readonly depth: number;
};

export const readEntryState = (state: unknown): EntryState | null =>
  typeof state === 'object' && state !== null && 'depth' in state ? (state as EntryState) : null;
