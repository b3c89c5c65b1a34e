import type { ProposalDraft } from '#src/contracts/private-events/proposals.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { Option } from '../domain/proposals.ts';
import { executeQuoteCommand, type QuoteCommandDeps } from './execute-quote-command.ts';
import { keepHold, type HoldDeps } from './keep-hold.ts';
import { assertQuoteUnchanged, findQuote, lockQuote, type StaffContext } from './lock-quote.ts';

type Deps = QuoteCommandDeps & HoldDeps & { readonly assertVersion: AssertVersion };

const toOption = (clock: Clock, { optionDate, optionTime }: ProposalDraft): Option | null =>
  optionDate
    ? { date: optionDate, until: clock.instantOf(optionDate, optionTime).toISOString() }
    : null;

/**
 * Creates the next version of the proposal for a quote. Stores its text in the personal data store.
 */
export const makeProposal =
  (deps: Deps) =>
  (id: string, draft: ProposalDraft, { actor, expectedVersion }: StaffContext) =>
    deps.inTransaction(async (tx): Promise<QuoteView> => {
      await assertQuoteUnchanged(deps, tx, await lockQuote(deps, tx, id), expectedVersion);
      const option = toOption(deps.clock, draft);
      await keepHold(deps, tx, { id, actor }, () =>
        executeQuoteCommand(deps, tx, id, {
          command: { type: 'MakeProposal', price: draft.price, option },
          actor,
          personalData: { proposalText: draft.text },
        }),
      );
      return findQuote(deps, id, tx);
    });

export type MakeProposal = ReturnType<typeof makeProposal>;
