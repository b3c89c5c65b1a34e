import type { EntityManager } from '@mikro-orm/postgresql';
import { entities } from '#src/composition/entities.ts';
import { TimeSlotEntity } from '#src/contexts/booking/floor/time-slots/time-slot.entity.ts';
import {
  createEntityTransactionRunner,
  type InEntityTransaction,
} from '#src/platform/database/orm-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

const id = '00000000-0000-4000-8000-000000000001';
const UNUSUAL_TEXT = `a\\?b ' \\ ?? $1 :name {"x"} \\\\? 😀 "`;

describe('a transaction with entities', () => {
  let database: TestDatabase;
  let inTransaction: InEntityTransaction;
  beforeAll(async () => {
    database = await createTestDatabase({ entities });
    inTransaction = createEntityTransactionRunner(database.orm, () => undefined);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.query('delete from time_slots');
    await database.query(
      `insert into time_slots (id, start_time, end_time, description) values ($1, '12:30', '14:00', 'first')`,
      [id],
    );
  });

  const readDescriptions = () =>
    database.query('select description, version from time_slots order by description');
  const addSlot = async (entityManager: EntityManager, description: string) => {
    const hours = { startTime: '20:00', endTime: '22:00', isActive: true, maxCovers: 75 };
    const slot = { id: crypto.randomUUID(), ...hours, description };
    await entityManager.persist(entityManager.create(TimeSlotEntity, slot)).flush();
  };

  it('rolls back entities and SQL together', async () => {
    const work = inTransaction(async (tx, entityManager) => {
      await addSlot(entityManager, 'entity');
      await tx('update time_slots set description = ? where id = ?', ['sql', id]);
      expect(await tx('select 1 from time_slots')).toHaveLength(2);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await readDescriptions()).toEqual([{ description: 'first', version: 1 }]);
  });

  it('stores any text as it is, through entities and through SQL', async () => {
    const read = await inTransaction(async (tx, entityManager) => {
      await addSlot(entityManager, UNUSUAL_TEXT);
      return tx('select description from time_slots where description = ?', [UNUSUAL_TEXT]);
    });
    expect(read).toEqual([{ description: UNUSUAL_TEXT }]);
  });

  it('runs again when another transaction changed the entity after the read', async () => {
    let runs = 0;
    await inTransaction(async (_tx, entityManager) => {
      runs += 1;
      const slot = await entityManager.findOneOrFail(TimeSlotEntity, { id });
      if (runs === 1)
        await inTransaction(async (_, other) => {
          const same = await other.findOneOrFail(TimeSlotEntity, { id });
          same.isActive = false;
        });
      slot.description = `inactive: ${!slot.isActive}`;
    });
    expect(runs).toBe(2);
    expect(await readDescriptions()).toEqual([{ description: 'inactive: true', version: 3 }]);
  });

  it('raises the time of the change by at least one millisecond', async () => {
    await database.query(`update time_slots set updated_at = now() + interval '1 hour'`);
    const change = (description: string) =>
      inTransaction(async (_tx, entityManager) => {
        const slot = await entityManager.findOneOrFail(TimeSlotEntity, { id });
        slot.description = description;
        await entityManager.flush();
        return slot.updatedAt.getTime();
      });
    const before = await change('second');
    expect(await change('third')).toBe(before + 1);
  });
});
