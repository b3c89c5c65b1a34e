import type { StrandedReservation } from '#src/contracts/closures.ts';
import type {
  SavedTurnLimit,
  TurnLimitDraft,
  TurnLimitView,
} from '#src/contracts/booking/turn-limits.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { DAY_ENDS_AT } from '#src/kernel/service-day.ts';
import { findStrandedByLimit } from '#src/contexts/booking/domain/stranded-by-limit.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { isForTurn, isInForce } from '#src/contexts/booking/domain/turn-limits.ts';
import { completeTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';
import type {
  NewTurnLimit,
  OpenParties,
  StoredTurnLimit,
  StrandableReservation,
  TurnLimitDeps,
} from './ports.ts';
import { endTurnLimit, refuseUnknownLimit, setTurnLimit } from './set-turn-limit.ts';

type Deps = Omit<TurnLimitDeps, 'rules'> &
  TurnFactsDeps & { readonly inTransaction: InTransaction; readonly openParties: OpenParties };

/** The parties of a date, and the facts of its turns. */
type Day = {
  readonly parties: readonly StrandableReservation[];
  readonly turns: readonly TurnFacts[];
};

const loadDay = async (deps: Deps, date: string): Promise<Day> => {
  const turns = (await deps.turnFactsRepository.loadTurns(date, date)).get(date) ?? [];
  const facts = turns.map((turn) => completeTurnFacts(deps, date, turn));
  return { parties: await deps.openParties.listOfDate(date), turns: facts };
};

const toStranded = ({
  reservationId,
  reference,
  date,
  startTime,
  endTime,
  numberOfPeople,
  status,
  customerName,
  customerPhone,
}: StrandableReservation): StrandedReservation => ({
  reservationId,
  reference,
  date,
  startTime,
  endTime,
  numberOfPeople,
  status,
  customerName,
  customerPhone,
});

const findAffected = (limit: StoredTurnLimit, { parties, turns }: Day): StrandedReservation[] =>
  findStrandedByLimit(
    limit,
    parties,
    turns.filter(({ slot }) => isForTurn(slot)(limit)),
  ).map(toStranded);

const toView = (
  { source, hasReason: _, ...limit }: StoredTurnLimit,
  affected: readonly StrandedReservation[],
): TurnLimitView => ({ ...limit, quoteId: source?.id ?? null, stranded: affected.length });

const findInForce = async ({ limits, clock }: Deps, id: string): Promise<StoredTurnLimit> => {
  const limit = await limits.find(id);
  return limit && isInForce(limit, clock.now()) ? limit : refuseUnknownLimit();
};

const toNewLimit = ({ clock }: Deps, { until, ...draft }: TurnLimitDraft): NewTurnLimit => ({
  ...draft,
  until: until ? new Date(until) : clock.instantOf(addDays(draft.date, 1), DAY_ENDS_AT),
});

const setByStaff =
  (deps: Deps) =>
  async (draft: TurnLimitDraft, actor: Actor): Promise<SavedTurnLimit> => {
    const id = await deps.inTransaction((tx) =>
      setTurnLimit(deps)(tx, toNewLimit(deps, draft), actor),
    );
    const limit = await findInForce(deps, id);
    const affected = findAffected(limit, await loadDay(deps, limit.date));
    return { ...toView(limit, affected), affected };
  };

const endByStaff =
  (deps: Deps) =>
  async (id: string, actor: Actor): Promise<{ id: string }> => {
    const { source } = await findInForce(deps, id);
    if (source) refuse({ kind: 'conflict', message: message('turn_limit_of_quote') });
    await deps.inTransaction((tx) => endTurnLimit(deps)(tx, id, actor));
    return { id };
  };

const listInForce =
  (deps: Deps) =>
  async (date: string): Promise<TurnLimitView[]> => {
    const limits = await deps.limits.listOfDate(date);
    const inForce = limits.filter((limit) => isInForce(limit, deps.clock.now()));
    if (inForce.length === 0) return [];
    const day = await loadDay(deps, date);
    return inForce.map((limit) => toView(limit, findAffected(limit, day)));
  };

const listStranded =
  (deps: Deps) =>
  async (id: string): Promise<StrandedReservation[]> => {
    const limit = await findInForce(deps, id);
    return findAffected(limit, await loadDay(deps, limit.date));
  };

/**
 * Use cases with which staff manage limits. Staff cannot end the limit of a private event, which
 * ends with its quote.
 */
export const createTurnLimitManagement = (deps: Deps) => ({
  list: listInForce(deps),
  stranded: listStranded(deps),
  set: setByStaff(deps),
  end: endByStaff(deps),
});

export type TurnLimitManagement = ReturnType<typeof createTurnLimitManagement>;
