import type { QuoteDetail } from '#src/contracts/event-pipeline-operations.ts';
import type {
  ContactDraft,
  HoldDraft,
  OptionDraft,
  PaymentDraft,
} from '#src/contracts/event-pipeline.ts';
import type { LostReason } from '#src/contracts/event-pipeline-codes.ts';
import { attributeConflict, type ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import {
  executeQuoteCommand,
  type QuoteCommandDeps,
  type Execution,
} from './execute-quote-command.ts';
import { keepHold, type HoldDeps } from './keep-hold.ts';
import type { QuotePipeline } from './ports.ts';
import { toQuoteStream } from './quote-stream-name.ts';

type Deps = QuoteCommandDeps &
  HoldDeps & {
    readonly pipeline: QuotePipeline;
    readonly assertVersion: AssertVersion;
    readonly resolveActorName: ResolveActorName;
  };
type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

const DECISION_EVENTS = ['QuoteApproved', 'QuoteRejected', 'QuoteLost'];

const refuseUnknownQuote = () => refuse({ kind: 'not-found', message: message('quote_unknown') });

/** Throws a DomainError `quote_unknown`. */
export const readQuoteDetail =
  ({ quotes, pipeline }: Pick<Deps, 'quotes' | 'pipeline'>) =>
  async (id: string, tx?: Sql): Promise<QuoteDetail> => {
    const quote = (await quotes.find(id, tx)) ?? refuseUnknownQuote();
    return { ...quote, ...((await pipeline.findFacts(id, tx)) ?? refuseUnknownQuote()) };
  };

const executeStep =
  (deps: Deps) =>
  (id: string, execution: Omit<Execution, 'actor'>, { actor, expectedVersion }: CommandContext) =>
    deps.inTransaction(async (tx) => {
      if ((await deps.quotes.lockRow(tx, id)) === null) refuseUnknownQuote();
      const before = (await deps.quotes.find(id, tx)) ?? refuseUnknownQuote();
      const stream = toQuoteStream(id);
      await deps.assertVersion(tx, {
        stream,
        expectedVersion,
        currentVersion: before.updatedAt,
        thing: message('thing.quote', { reference: toReferenceCode(id) }),
      });
      await attributeConflict(
        deps.resolveActorName,
        tx,
        { stream, code: 'quote_settled', types: DECISION_EVENTS },
        () =>
          keepHold(deps, tx, { id, actor }, () =>
            executeQuoteCommand(deps, tx, id, { ...execution, actor }),
          ),
      );
      return readQuoteDetail(deps)(id, tx);
    });

/** The steps of staff in the pipeline. What was said goes to the personal data store. */
export const createPipelineSteps = (deps: Deps) => {
  const execute = executeStep(deps);
  return {
    noteContact: (id: string, { channel, text, callBackOn }: ContactDraft, by: CommandContext) =>
      execute(
        id,
        {
          command: { type: 'NoteContact', channel, callBackOn: callBackOn ?? null },
          personalData: { contactText: text },
        },
        by,
      ),
    notePayment: (id: string, payment: PaymentDraft, by: CommandContext) =>
      execute(id, { command: { type: 'NotePayment', ...payment } }, by),
    setOption: (id: string, { optionDate, optionTime }: OptionDraft, by: CommandContext) => {
      const until = deps.clock.instantOf(optionDate, optionTime).toISOString();
      return execute(
        id,
        { command: { type: 'SetOption', option: { date: optionDate, until } } },
        by,
      );
    },
    chooseHold: (id: string, { despiteConflicts, ...hold }: HoldDraft, by: CommandContext) => {
      const takes = hold.covers !== null || hold.floor !== null || hold.closesService;
      const command = { type: 'ChooseHold', hold: takes ? hold : null, despiteConflicts } as const;
      return execute(id, { command }, by);
    },
    lose: (id: string, reason: LostReason, by: CommandContext) =>
      execute(id, { command: { type: 'Lose', reason } }, by),
  };
};

export type PipelineSteps = ReturnType<typeof createPipelineSteps>;
export type ReadQuoteDetail = ReturnType<typeof readQuoteDetail>;
