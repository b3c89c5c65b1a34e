import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ClosureEntity, type ClosureEntityRow } from './closure.entity.ts';
import type { ClosureRepository, ClosureRow } from './closure-repository.ts';

const toClosureRow = ({
  id,
  date,
  weekday,
  service,
  note,
  active,
  createdAt,
  updatedAt,
}: ClosureEntityRow): ClosureRow => ({
  id,
  date: date ?? null,
  weekday: weekday ?? null,
  service,
  note: note ?? null,
  active,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const MONDAY_FIRST = '(weekday + 6) % 7';

export const createClosureRepository = (entityManager: EntityManager): ClosureRepository => ({
  async list() {
    const orderBy = {
      date: 'desc nulls last',
      [raw(MONDAY_FIRST)]: 'asc',
      service: 'asc',
      id: 'asc',
    } as const;
    return (await entityManager.find(ClosureEntity, {}, { orderBy })).map(toClosureRow);
  },

  async find(id) {
    const closure = await entityManager.findOne(ClosureEntity, { id });
    return closure && toClosureRow(closure);
  },

  async isTaken({ date, weekday, service }, except) {
    const others = except === null ? {} : { id: { $ne: except } };
    return (await entityManager.count(ClosureEntity, { date, weekday, service, ...others })) > 0;
  },

  async add(id, values) {
    const closure = entityManager.create(ClosureEntity, { id, ...values });
    await entityManager.persist(closure).flush();
    return toClosureRow(closure);
  },

  async change(id, values) {
    const closure = await entityManager.findOneOrFail(ClosureEntity, { id });
    entityManager.assign(closure, values);
    await entityManager.flush();
    return toClosureRow(closure);
  },

  async remove(id) {
    await entityManager.nativeDelete(ClosureEntity, { id });
  },
});
