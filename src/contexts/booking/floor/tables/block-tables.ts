import type {
  ChangedTableBlock,
  StrandedParty,
  TableBlock,
  UnavailableTable,
} from '#src/contracts/booking/table-blocks.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toTableStream, type TableEvent } from '../floor-events.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import type { TableReservations } from './table-reservations.ts';
import type { TableBlockRepository } from './table-block-repository.ts';

type Deps = Pick<FloorDeps<TableBlockRepository>, 'inTransaction' | 'clock' | 'record'> & {
  /** Returns a repository for reads without a transaction. */
  readonly openBlocks: () => TableBlockRepository;
  readonly reservations: TableReservations;
  readonly listStrandedParties: (block: TableBlock) => Promise<StrandedParty[]>;
  readonly lockDateExclusive: (tx: Sql, date: string) => Promise<void>;
};

const refuseUnknownTableOrSlot = () =>
  refuse({ kind: 'not-found', message: message('table_or_slot_unknown') });

export const isBlocked = ({
  isAvailable,
  maxReservations,
}: Pick<TableBlock, 'isAvailable' | 'maxReservations'>): boolean =>
  !isAvailable || maxReservations === 0;

const saveTableBlock =
  (deps: Deps) =>
  (block: TableBlock, { actor }: Pick<CommandContext, 'actor'>): Promise<TableBlock> =>
    deps.inTransaction(async (tx, blocks) => {
      const { date, tableId, timeSlotId } = block;
      if (date < deps.clock.today()) refuseField('date', message('date_past'));
      await deps.lockDateExclusive(tx, date);
      const names = (await blocks.lockTable(block)) ?? refuseUnknownTableOrSlot();
      if (isBlocked(block) && (await deps.reservations.isTaken(tx, block)))
        refuse({
          kind: 'conflict',
          message: message('table_held', {
            name: names.name,
            date: new Date(date),
            time: names.startTime,
          }),
        });
      const before = await blocks.find({ date, tableId, timeSlotId });
      await blocks.save(block);
      if (isBlocked(before) === isBlocked(block)) return block;
      const event: TableEvent = {
        type: isBlocked(block) ? 'TableBlocked' : 'TableUnblocked',
        data: { date, timeSlotId, tableName: names.name, startTime: names.startTime },
      };
      await deps.record(tx, toTableStream(tableId), event, {
        at: deps.clock.now().toISOString(),
        actor,
      });
      return block;
    });

/**
 * Blocks or releases a table, and returns the parties that lose their table. Reads these parties
 * after the commit, because the block does not depend on them.
 */
const setTableBlock =
  (deps: Deps) =>
  async (block: TableBlock, context: Pick<CommandContext, 'actor'>): Promise<ChangedTableBlock> => {
    const saved = await saveTableBlock(deps)(block, context);
    return {
      ...saved,
      withoutTable: isBlocked(block) ? await deps.listStrandedParties(block) : [],
    };
  };

const listUnavailable =
  ({ openBlocks, reservations }: Deps) =>
  async (date: string): Promise<UnavailableTable[]> => {
    const blocked = await openBlocks().listBlocked(date);
    return [
      ...(await reservations.listTaken(date)),
      ...blocked.map(({ tableId, timeSlotId }) => ({
        tableId,
        timeSlotId,
        state: 'blocked' as const,
        reservation: null,
      })),
    ];
  };

export const createTableBlocking = (deps: Deps) => ({
  listUnavailable: listUnavailable(deps),
  setBlock: setTableBlock(deps),
});

export type TableBlocking = ReturnType<typeof createTableBlocking>;
