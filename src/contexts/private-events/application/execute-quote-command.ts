import type { HandleCommand } from '#src/event-log/command-handler.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { PipelineCommand } from '../domain/pipeline-steps.ts';
import type { ProposalCommand } from '../domain/proposals.ts';
import { quoteDecider } from '../domain/quote-decider.ts';
import type { PersonalDataStore, QuoteRepository } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

export type QuoteCommandDeps = {
  readonly inTransaction: InTransaction;
  readonly personalData: PersonalDataStore;
  readonly quotes: QuoteRepository;
  readonly handle: HandleCommand;
  readonly clock: Clock;
};

type WithoutMoment<Command> = Command extends unknown ? Omit<Command, 'now' | 'today'> : never;
export type Execution = {
  readonly command: WithoutMoment<ProposalCommand | PipelineCommand>;
  readonly actor: Actor;
  /** Personal data to store with the event. Must be absent if the command may append no event. */
  readonly personalData?: Readonly<Record<string, string>>;
};

/**
 * Executes a command on a quote. Callers must lock the quote's row, so concurrent commands run one
 * after another.
 */
export const executeQuoteCommand = async (
  { personalData: store, handle, clock }: QuoteCommandDeps,
  tx: Sql,
  id: string,
  { command, actor, personalData }: Execution,
): Promise<void> => {
  const subject = personalData ? await store.insert(tx, personalData) : undefined;
  const now = clock.now().toISOString();
  await handle(
    tx,
    quoteDecider,
    toQuoteStream(id),
    { ...command, now, today: clock.today() },
    { at: now, actor, ...(subject ? { subject } : {}) },
  );
};
