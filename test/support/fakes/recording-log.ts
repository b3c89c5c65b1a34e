import type { Log } from '#src/kernel/log.ts';

export type LogEntry = {
  readonly level: 'info' | 'warn' | 'error';
  readonly facts: object;
  readonly words: string;
};

export const createRecordingLog = (): Log & { readonly entries: readonly LogEntry[] } => {
  const entries: LogEntry[] = [];
  const note = (level: LogEntry['level']) => (facts: object, words: string) => {
    entries.push({ level, facts, words });
  };
  return { entries, info: note('info'), warn: note('warn'), error: note('error') };
};
