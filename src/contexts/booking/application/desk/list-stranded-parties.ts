import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { StrandedParty } from '#src/contracts/booking/table-blocks.ts';
import { listStranded } from '#src/contexts/booking/domain/seating/list-stranded.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';
import type { ReservationList } from '../ports.ts';

type Deps = TurnFactsDeps & { readonly reservationList: Pick<ReservationList, 'listBetween'> };
type BlockedTable = {
  readonly date: string;
  readonly timeSlotId: string;
  readonly tableId: string;
};

const needsTable = ({ status, holdsSeat, tableId, clearedAt }: ReservationView): boolean =>
  tableId === null &&
  clearedAt === null &&
  (status === 'confirmed' || (status === 'pending' && holdsSeat));

const toStrandedParty = ({
  id,
  reference,
  customerName,
  numberOfPeople,
}: ReservationView): StrandedParty => ({ id, reference, customerName, numberOfPeople });

/**
 * Lists the parties of the turn that lose their seat because staff blocked the table. The newest
 * parties lose their seat first.
 */
export const listStrandedParties =
  (deps: Deps) =>
  async ({ date, timeSlotId, tableId }: BlockedTable): Promise<StrandedParty[]> => {
    const facts = await loadTurnFacts(deps)(date, timeSlotId);
    if (!facts) return [];
    const parties = (await deps.reservationList.listBetween(date, date))
      .filter((reservation) => reservation.timeSlotId === timeSlotId && needsTable(reservation))
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    return listStranded(parties, facts, tableId).map(toStrandedParty);
  };

export type ListStrandedParties = ReturnType<typeof listStrandedParties>;
