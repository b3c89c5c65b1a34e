import { countCoversInRooms } from '#src/contexts/booking/adapters/covers-in-rooms.postgres.ts';
import { loadTurnFacts } from '#src/contexts/booking/application/load-turn-facts.ts';
import type { NewTurnLimit } from '#src/contexts/booking/application/turn-limits/ports.ts';
import { isFree, toFreeTable } from '#src/contexts/booking/domain/seating/everyone-seated.ts';
import { countLeftOut } from '#src/contexts/booking/domain/seating/seat-parties.ts';
import { withOfferedTables, type TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import type {
  HoldConflict,
  HoldRequest,
  ServiceHolds,
} from '#src/contexts/private-events/application/ports.ts';
import { listFloors } from '#src/contexts/private-events/domain/holds.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { BookingDeps } from '#src/contexts/booking/booking.services.ts';
import type { TurnLimits } from '#src/contexts/booking/turn-limits.services.ts';

const toLimits = ({ quoteId, occasion, hold, until }: HoldRequest): NewTurnLimit[] => {
  const { covers, timeSlotIds, closesService } = hold;
  const scopes =
    timeSlotIds.length > 0
      ? timeSlotIds.map((timeSlotId) => ({ timeSlotId }))
      : [{ mealType: occasion.mealType }];
  return scopes.flatMap((scope) => {
    const shared = {
      ...scope,
      date: occasion.date,
      until,
      source: { kind: 'quote', id: quoteId },
    } as const;
    return [
      ...(covers === null ? [] : [{ ...shared, kind: 'held', covers } as const]),
      ...listFloors(hold).map((floor) => ({ ...shared, kind: 'room_closed', floor }) as const),
      ...(closesService ? [{ ...shared, kind: 'full' } as const] : []),
    ];
  });
};

const listTurns = async (
  { turnFactsRepository }: BookingDeps,
  tx: Sql,
  { occasion, hold }: HoldRequest,
) =>
  (await turnFactsRepository.listSlots(tx)).filter(
    ({ id, isActive, mealType }) =>
      isActive &&
      (hold.timeSlotIds.length > 0
        ? hold.timeSlotIds.includes(id)
        : mealType === occasion.mealType),
  );

/** Counts the covers of parties without a table, if the open rooms cannot seat all of them. */
const countCoversLeftOut = (facts: TurnFacts): number => {
  const { tables, partiesWithoutTable } = withOfferedTables(facts);
  const free = tables.filter(isFree).map(toFreeTable);
  return countLeftOut(free, partiesWithoutTable) === 0
    ? 0
    : partiesWithoutTable.reduce((sum, size) => sum + size, 0);
};

/** Returns the conflict between the new hold and the reservations of one turn, or null. */
const findConflict = async (
  deps: BookingDeps,
  tx: Sql,
  { occasion: { date }, hold }: HoldRequest,
  { id, startTime }: { readonly id: string; readonly startTime: string },
): Promise<HoldConflict | null> => {
  const facts = await loadTurnFacts(deps)(date, id, tx);
  if (!facts) return null;
  const { coversHeld: booked, maxCovers } = facts;
  if (booked === 0) return null;
  if (hold.closesService) return { startTime, booked, left: 0 };
  if (hold.covers !== null && booked > maxCovers) return { startTime, booked, left: maxCovers };
  const floors = listFloors(hold);
  if (floors.length === 0) return null;
  const inRooms = await countCoversInRooms(tx, { date, timeSlotId: id, floors });
  const lost = inRooms + countCoversLeftOut(facts);
  return lost > 0 ? { startTime, booked: lost, left: 0 } : null;
};

/** Implements holds of private events as turn limits of the booking context. */
export const createServiceHolds = (limits: TurnLimits, deps: BookingDeps): ServiceHolds => ({
  lockDate: limits.lockDate,
  async apply(tx, request, actor) {
    await limits.endOfSource(tx, request.quoteId, actor);
    for (const limit of toLimits(request)) await limits.set(tx, limit, actor);
    const conflicts: HoldConflict[] = [];
    for (const turn of await listTurns(deps, tx, request)) {
      const conflict = await findConflict(deps, tx, request, turn);
      if (conflict) conflicts.push(conflict);
    }
    return conflicts;
  },
  async release(tx, quoteId, actor) {
    await limits.endOfSource(tx, quoteId, actor);
  },
});
