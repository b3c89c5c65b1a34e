import type { QuoteDetail } from '#src/contracts/private-events/pipeline-operations.ts';
import type {
  ContactDraft,
  HoldDraft,
  OptionDraft,
  PaymentDraft,
} from '#src/contracts/private-events/pipeline.ts';
import type { LostReason } from '#src/contracts/private-events/pipeline-codes.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toHold } from '../domain/holds.ts';
import {
  executeQuoteCommand,
  type QuoteCommandDeps,
  type Execution,
} from './execute-quote-command.ts';
import { keepHold, type HoldDeps } from './keep-hold.ts';
import {
  assertQuoteUnchanged,
  attributeDecision,
  findQuote,
  lockQuote,
  refuseUnknownQuote,
  type StaffContext,
} from './lock-quote.ts';
import type { QuotePipeline } from './ports.ts';

type Deps = QuoteCommandDeps &
  HoldDeps & {
    readonly pipeline: QuotePipeline;
    readonly assertVersion: AssertVersion;
    readonly resolveActorName: ResolveActorName;
  };

/**
 * Returns the quote with its stage, hold, payments and timeline. Throws a DomainError
 * `quote_unknown` if it does not exist.
 */
export const readQuoteDetail =
  ({ quotes, pipeline }: Pick<Deps, 'quotes' | 'pipeline'>) =>
  async (id: string, tx?: Sql): Promise<QuoteDetail> => {
    const quote = await findQuote({ quotes }, id, tx);
    return { ...quote, ...((await pipeline.findFacts(id, tx)) ?? refuseUnknownQuote()) };
  };

const executeStep =
  (deps: Deps) =>
  (id: string, execution: Omit<Execution, 'actor'>, { actor, expectedVersion }: StaffContext) =>
    deps.inTransaction(async (tx) => {
      await assertQuoteUnchanged(deps, tx, await lockQuote(deps, tx, id), expectedVersion);
      await attributeDecision(deps, tx, id, () =>
        keepHold(deps, tx, { id, actor }, () =>
          executeQuoteCommand(deps, tx, id, { ...execution, actor }),
        ),
      );
      return readQuoteDetail(deps)(id, tx);
    });

/**
 * Creates the actions of staff on a quote. Stores the text of a contact in the personal data store.
 */
export const createPipelineSteps = (deps: Deps) => {
  const execute = executeStep(deps);
  return {
    noteContact: (id: string, { channel, text, callBackOn }: ContactDraft, by: StaffContext) =>
      execute(
        id,
        {
          command: { type: 'NoteContact', channel, callBackOn: callBackOn ?? null },
          personalData: { contactText: text },
        },
        by,
      ),
    notePayment: (id: string, payment: PaymentDraft, by: StaffContext) =>
      execute(id, { command: { type: 'NotePayment', ...payment } }, by),
    setOption: (id: string, { optionDate, optionTime }: OptionDraft, by: StaffContext) => {
      const until = deps.clock.instantOf(optionDate, optionTime).toISOString();
      return execute(
        id,
        { command: { type: 'SetOption', option: { date: optionDate, until } } },
        by,
      );
    },
    chooseHold: (id: string, { despiteConflicts, ...hold }: HoldDraft, by: StaffContext) => {
      const command = { type: 'ChooseHold', hold: toHold(hold), despiteConflicts } as const;
      return execute(id, { command }, by);
    },
    undoApproval: (id: string, by: StaffContext) =>
      execute(id, { command: { type: 'UndoApproval' } }, by),
    lose: (id: string, reason: LostReason, by: StaffContext) =>
      execute(id, { command: { type: 'Lose', reason } }, by),
  };
};

export type PipelineSteps = ReturnType<typeof createPipelineSteps>;
export type ReadQuoteDetail = ReturnType<typeof readQuoteDetail>;
