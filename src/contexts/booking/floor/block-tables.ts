import type { TableBlock } from '../../../contracts/tables.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { longDate } from '../../../kernel/italian-date.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { tableStream, type TableEvent } from './floor-events.ts';
import type { By, FloorDeps } from './floor-deps.ts';
import type { TableBlocks } from './table-blocks.postgres.ts';

type Deps = Pick<FloorDeps, 'inTransaction' | 'clock' | 'record'> & {
  readonly blocks: TableBlocks;
  /** Keeps every booking of the date out until the transaction ends. */
  readonly closeServiceDay: (tx: Sql, date: string) => Promise<void>;
};

const PAST = 'La data non può essere nel passato';
const unknown = () =>
  refuse({
    kind: 'not-found',
    code: 'table_or_slot_unknown',
    message: 'Tavolo o orario non trovato',
  });

/** Both flags of `daily_settings` mean the same (decision 8). */
export const isBlocked = ({
  isAvailable,
  maxReservations,
}: Pick<TableBlock, 'isAvailable' | 'maxReservations'>): boolean =>
  !isAvailable || maxReservations === 0;

const set =
  (deps: Deps) =>
  (block: TableBlock, { actor }: Pick<By, 'actor'>): Promise<TableBlock> =>
    deps.inTransaction(async (tx) => {
      const { date, tableId, timeSlotId } = block;
      if (date < deps.clock.today())
        refuse({ kind: 'invalid', code: 'date_past', message: PAST, fields: { date: PAST } });
      await deps.closeServiceDay(tx, date);
      const facts = (await deps.blocks.facts(tx, block)) ?? unknown();
      if (isBlocked(block) && (await deps.blocks.isTaken(tx, block)))
        refuse({
          kind: 'conflict',
          code: 'table_held',
          message: `Il tavolo «${facts.name}» è prenotato ${longDate(date)} alle ${facts.startTime}: sposta prima la prenotazione.`,
        });
      const before = await deps.blocks.find(tx, { date, tableId, timeSlotId });
      await deps.blocks.save(tx, block);
      if (isBlocked(before) === isBlocked(block)) return block;
      const event: TableEvent = {
        type: isBlocked(block) ? 'TableBlocked' : 'TableUnblocked',
        data: { date, timeSlotId, tableName: facts.name, startTime: facts.startTime },
      };
      await deps.record(tx, tableStream(tableId), event, {
        at: deps.clock.now().toISOString(),
        actor,
      });
      return block;
    });

/**
 * Blocks one table for one slot on one date, or frees it again. Said twice it appends nothing.
 *
 * @throws DomainError invalid date_past; not-found table_or_slot_unknown; conflict table_held, naming date and hour
 */
export const blockTables = (deps: Deps) => ({ on: deps.blocks.holdsOn, set: set(deps) });

export type BlockTables = ReturnType<typeof blockTables>;
