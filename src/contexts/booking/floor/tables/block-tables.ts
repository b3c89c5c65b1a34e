import type { TableBlock } from '#src/contracts/booking/table-management.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toTableStream, type TableEvent } from '../floor-events.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import type { TableBlockRepository } from './table-block-repository.postgres.ts';

type Deps = Pick<FloorDeps, 'inTransaction' | 'clock' | 'record'> & {
  readonly blocks: TableBlockRepository;
  readonly lockDateExclusive: (tx: Sql, date: string) => Promise<void>;
};

const DATE_PAST_MESSAGE = 'La data non può essere nel passato';
const refuseUnknownTableOrSlot = () =>
  refuse({
    kind: 'not-found',
    code: 'table_or_slot_unknown',
    message: 'Tavolo o orario non trovato',
  });

export const isBlocked = ({
  isAvailable,
  maxReservations,
}: Pick<TableBlock, 'isAvailable' | 'maxReservations'>): boolean =>
  !isAvailable || maxReservations === 0;

const setTableBlock =
  (deps: Deps) =>
  (block: TableBlock, { actor }: Pick<CommandContext, 'actor'>): Promise<TableBlock> =>
    deps.inTransaction(async (tx) => {
      const { date, tableId, timeSlotId } = block;
      if (date < deps.clock.today())
        refuse({
          kind: 'invalid',
          code: 'date_past',
          message: DATE_PAST_MESSAGE,
          fields: { date: DATE_PAST_MESSAGE },
        });
      await deps.lockDateExclusive(tx, date);
      const names = (await deps.blocks.findNames(tx, block)) ?? refuseUnknownTableOrSlot();
      if (isBlocked(block) && (await deps.blocks.hasReservation(tx, block)))
        refuse({
          kind: 'conflict',
          code: 'table_held',
          message: `Il tavolo «${names.name}» è prenotato ${formatLongDate(date)} alle ${names.startTime}: sposta prima la prenotazione.`,
        });
      const before = await deps.blocks.find(tx, { date, tableId, timeSlotId });
      await deps.blocks.save(tx, block);
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

export const createTableBlocking = (deps: Deps) => ({
  listUnavailable: deps.blocks.listUnavailable,
  setBlock: setTableBlock(deps),
});

export type TableBlocking = ReturnType<typeof createTableBlocking>;
