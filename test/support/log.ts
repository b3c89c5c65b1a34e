import type { Log } from '#src/kernel/log.ts';

export type Entry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly words: string;
};

/** A log that remembers. */
export const recordingLog = (): Log & { readonly entries: readonly Entry[] } => {
  const entries: Entry[] = [];
  const note = (level: Entry['level']) => (facts: object, words: string) => {
    entries.push({ level, facts, words });
  };
  return { entries, info: note('info'), warn: note('warn'), error: note('error') };
};

/** How many connections this process has open right now. */
export const openSockets = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;
