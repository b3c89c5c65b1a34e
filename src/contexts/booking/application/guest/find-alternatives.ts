import type { ProposedTurn } from '#src/contracts/booking/reservations.ts';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import {
  findFreeTable,
  listNearTurns,
  type WantedTurn,
} from '#src/contexts/booking/domain/alternative-turns.ts';
import type { Wishes } from '#src/contexts/booking/domain/seat-wishes.ts';
import { countHighChairsFor, loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

const MAX_PROPOSALS = 2;

type Party = { readonly numberOfPeople: number; readonly seatWishes?: Wishes };

/** Finds the best free turns for a party that cannot have the wanted turn. Takes no locks. */
export const findAlternatives =
  (deps: TurnFactsDeps) =>
  async (
    wanted: WantedTurn,
    { numberOfPeople: party, seatWishes }: Party,
    tx?: Sql,
    limit = MAX_PROPOSALS,
  ): Promise<ProposedTurn[]> => {
    if (party > MAX_ONLINE_PARTY_SIZE) return [];
    const slots = await deps.turnFactsRepository.listSlots();
    const found: ProposedTurn[] = [];
    for (const { date, timeSlotId } of listNearTurns(wanted, slots, deps.clock.today())) {
      if (found.length === limit) break;
      const facts = await loadTurnFacts(deps)(date, timeSlotId, tx);
      if (!facts) continue;
      const counted = await countHighChairsFor(deps)(seatWishes, facts, { tx });
      const table = findFreeTable(party, seatWishes, counted);
      if (!table) continue;
      const { startTime, endTime } = facts.slot;
      found.push({ reservationDate: date, timeSlotId, startTime, endTime, floor: table.floor });
    }
    return found;
  };
