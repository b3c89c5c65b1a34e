import type { ProposalDraft } from '#src/contracts/event-proposals.ts';
import type { QuoteView } from '#src/contracts/private-events.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { message } from '#src/messages/message.ts';
import type { Option } from '../domain/proposals.ts';
import { executeQuoteCommand, type QuoteCommandDeps } from './execute-quote-command.ts';
import { keepHold, type HoldDeps } from './keep-hold.ts';
import { toQuoteStream } from './quote-stream-name.ts';

type Deps = QuoteCommandDeps & HoldDeps & { readonly assertVersion: AssertVersion };
type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

const refuseUnknownQuote = () => refuse({ kind: 'not-found', message: message('quote_unknown') });

const toOption = (clock: Clock, { optionDate, optionTime }: ProposalDraft): Option | null =>
  optionDate
    ? { date: optionDate, until: clock.instantOf(optionDate, optionTime).toISOString() }
    : null;

/** Staff make the next version of the proposal. The text goes to the personal data store. */
export const makeProposal =
  (deps: Deps) =>
  (id: string, draft: ProposalDraft, { actor, expectedVersion }: CommandContext) =>
    deps.inTransaction(async (tx): Promise<QuoteView> => {
      if ((await deps.quotes.lockRow(tx, id)) === null) refuseUnknownQuote();
      const before = (await deps.quotes.find(id, tx)) ?? refuseUnknownQuote();
      await deps.assertVersion(tx, {
        stream: toQuoteStream(id),
        expectedVersion,
        currentVersion: before.updatedAt,
        thing: message('thing.quote', { reference: toReferenceCode(id) }),
      });
      const option = toOption(deps.clock, draft);
      await keepHold(deps, tx, { id, actor }, () =>
        executeQuoteCommand(deps, tx, id, {
          command: { type: 'MakeProposal', price: draft.price, option },
          actor,
          personalData: { proposalText: draft.text },
        }),
      );
      return (await deps.quotes.find(id, tx)) ?? refuseUnknownQuote();
    });

export type MakeProposal = ReturnType<typeof makeProposal>;
