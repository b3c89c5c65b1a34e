import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mealTypeOf, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { TableBlockEntity } from '../tables/table-block.entity.ts';
import { TimeSlotEntity, type TimeSlotRow } from './time-slot.entity.ts';
import type { TimeSlotRepository } from './time-slot-repository.ts';

const toTimeSlotView = ({
  id,
  startTime,
  endTime,
  isActive,
  description,
  turnKey,
  maxCovers,
  createdAt,
  updatedAt,
}: TimeSlotRow): TimeSlotView => ({
  id,
  startTime,
  endTime,
  isActive,
  description: description ?? null,
  turnKey: turnKey ?? null,
  mealType: mealTypeOf(startTime),
  maxCovers,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const createTimeSlotRepository = (entityManager: EntityManager): TimeSlotRepository => ({
  async lock(id) {
    const filter = { id, retiredAt: null };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const slot = await entityManager.findOne(TimeSlotEntity, filter, options);
    return slot && toTimeSlotView(slot);
  },

  async findDuplicate({ startTime, endTime }, except) {
    const others = except === null ? {} : { id: { $ne: except } };
    const filter = { startTime, endTime, retiredAt: null, ...others };
    const orderBy = { isActive: 'desc' } as const;
    const slot = await entityManager.findOne(TimeSlotEntity, filter, { orderBy });
    return slot && toTimeSlotView(slot);
  },

  async add(id, draft) {
    const slot = entityManager.create(TimeSlotEntity, { id, ...draft });
    await entityManager.persist(slot).flush();
    return toTimeSlotView(slot);
  },

  async change(id, draft) {
    const slot = await entityManager.findOneOrFail(TimeSlotEntity, { id });
    entityManager.assign(slot, draft);
    await entityManager.flush();
    return toTimeSlotView(slot);
  },

  async retire(id) {
    const slot = await entityManager.findOneOrFail(TimeSlotEntity, { id });
    entityManager.assign(slot, { isActive: false, retiredAt: new Date() });
    await entityManager.flush();
  },

  async erase(id) {
    await entityManager.nativeDelete(TableBlockEntity, { timeSlotId: id });
    await entityManager.nativeDelete(TimeSlotEntity, { id });
  },
});
