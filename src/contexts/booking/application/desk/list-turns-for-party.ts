import type { AlternativeTurn, TurnForParty } from '#src/contracts/booking/turns-for-party.ts';
import {
  describeTurnForParty,
  type DeskParty,
} from '#src/contexts/booking/domain/turn-for-party.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { listNearTurns, type WantedTurn } from '#src/contexts/booking/domain/alternative-turns.ts';
import {
  completeTurnFacts,
  countHighChairsFor,
  loadTurnFacts,
  type TurnFactsDeps,
} from '../load-turn-facts.ts';
import { readTurnsOnce } from '../read-turns-once.ts';

const MAX_ALTERNATIVES = 2;

type Search = DeskParty & { readonly date: string };

const describeTurn = async (
  deps: TurnFactsDeps,
  party: DeskParty,
  facts: TurnFacts,
  hasEnded: boolean,
) => describeTurnForParty(party, await countHighChairsFor(deps)(party.seatWishes, facts), hasEnded);

/**
 * Finds turns that have not begun, best first. Unlike the search for guests, includes turns in
 * which only joined tables are free.
 */
const findAlternatives = async (
  deps: TurnFactsDeps,
  wanted: WantedTurn,
  party: DeskParty,
): Promise<AlternativeTurn[]> => {
  const slots = await deps.turnFactsRepository.listSlots();
  const found: AlternativeTurn[] = [];
  for (const { date, timeSlotId } of listNearTurns(wanted, slots, deps.clock.today())) {
    if (found.length === MAX_ALTERNATIVES) break;
    const facts = await loadTurnFacts(deps)(date, timeSlotId);
    if (!facts || date > facts.lastDay) continue;
    const { tables } = await describeTurn(deps, party, facts, facts.minutesToStart < 0);
    if (tables.length === 0) continue;
    const { startTime, endTime } = facts.slot;
    const floor = tables[0]?.floor ?? null;
    found.push({ reservationDate: date, timeSlotId, startTime, endTime, floor });
  }
  return found;
};

const toTurnForParty = async (
  deps: TurnFactsDeps,
  { date, ...party }: Search,
  facts: TurnFacts,
): Promise<TurnForParty> => {
  const { id: timeSlotId, startTime, endTime, mealType } = facts.slot;
  const hasEnded = deps.clock.now() >= deps.clock.instantOf(date, endTime);
  const { state, tables, unmetWish } = await describeTurn(deps, party, facts, hasEnded);
  const wanted = { date, timeSlotId, startTime, mealType };
  return {
    timeSlotId,
    startTime,
    endTime,
    bookedPeople: facts.coversHeld,
    maxCovers: facts.maxCovers,
    state,
    unmetWish,
    tables: tables.map((one) => ({ ...one, joinedTableIds: [...one.joinedTableIds] })),
    alternatives:
      state === 'full' || state === 'closed' ? await findAlternatives(deps, wanted, party) : [],
  };
};

/**
 * Lists the active turns of the date in order of start. Takes no locks, because entering a booking
 * checks everything again.
 */
export const listTurnsForParty =
  (allDeps: TurnFactsDeps) =>
  async (search: Search): Promise<TurnForParty[]> => {
    const deps = { ...allDeps, turnFactsRepository: readTurnsOnce(allDeps.turnFactsRepository) };
    const turns = await deps.turnFactsRepository.loadTurns(search.date, search.date);
    const answers: TurnForParty[] = [];
    for (const turn of turns.get(search.date) ?? [])
      if (turn.slot.isActive)
        answers.push(
          await toTurnForParty(deps, search, completeTurnFacts(deps, search.date, turn)),
        );
    return answers.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  };

export type ListTurnsForParty = ReturnType<typeof listTurnsForParty>;
