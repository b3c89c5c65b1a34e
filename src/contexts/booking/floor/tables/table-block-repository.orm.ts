import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TimeSlotEntity } from '../time-slots/time-slot.entity.ts';
import { TableBlockEntity } from './table-block.entity.ts';
import type { TableBlockRepository } from './table-block-repository.ts';
import { TableEntity } from './table.entity.ts';

export const createTableBlockRepository = (entityManager: EntityManager): TableBlockRepository => ({
  async listBlocked(date) {
    const blocks = await entityManager.find(TableBlockEntity, {
      date,
      $or: [{ isAvailable: false }, { maxReservations: 0 }],
    });
    return blocks.map(({ tableId, timeSlotId }) => ({ date, tableId, timeSlotId }));
  },

  async lockTable({ tableId, timeSlotId }) {
    const table = await entityManager.findOne(
      TableEntity,
      { id: tableId, retiredAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const slot = await entityManager.findOne(TimeSlotEntity, { id: timeSlotId, retiredAt: null });
    return table && slot && { name: table.name, startTime: slot.startTime };
  },

  async find(key) {
    const block = await entityManager.findOne(TableBlockEntity, key);
    return {
      ...key,
      isAvailable: block?.isAvailable ?? true,
      maxReservations: block?.maxReservations ?? 1,
    };
  },

  async save(block) {
    await entityManager.upsert(TableBlockEntity, block, {
      onConflictFields: ['date', 'timeSlotId', 'tableId'],
    });
  },
});
