/** State of the history entries that the booking flow writes itself. Links have none. */
export type EntryState = {
  /** Number of entries of this flow that directly precede this one. */
  readonly depth: number;
};

export const readEntryState = (state: unknown): EntryState | null =>
  typeof state === 'object' && state !== null && 'depth' in state ? (state as EntryState) : null;
