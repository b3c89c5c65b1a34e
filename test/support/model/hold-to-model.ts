import fc from 'fast-check';
import { t } from '#src/composition-root.ts';
import { diningRoom } from '#src/contexts/booking/adapters/dining-room.postgres.ts';
import { holdTurn } from '#src/contexts/booking/adapters/hold-turn.postgres.ts';
import type { TimeSlotView } from '#src/contracts/floor.ts';
import { emptyBooks } from '../books.ts';
import { startApp, type RunningApp } from '../running-app.ts';
import { CEILING, UNCONFIRMED, type Book } from './book-model.ts';
import { evenings, type House } from './commands.ts';

/** The real house with a small room: three tables, and as many covers a turn as the model has. */
export const startSmallHouse = (): Promise<RunningApp> =>
  startApp({
    env: { QUOTA_ADDRESS_HOUR: '1000000', QUOTA_UNCONFIRMED_SEATS: String(UNCONFIRMED) },
    arrange: (container) => {
      container.rebind(t.diningRoom).toConstantValue(diningRoom(container.get(t.sql), CEILING));
      container.rebind(t.holdTurn).toConstantValue(holdTurn(CEILING));
    },
  });

const emptyHouse = async (app: RunningApp, house: House): Promise<Book> => {
  const sql = app.container.get(t.sql);
  await emptyBooks(sql);
  await sql('delete from tables');
  const tables: Book['tables'] = new Map();
  for (const capacity of [2, 4, 8]) {
    const { body } = await house.staff.post<{ id: string }>('/api/tables', {
      name: `Da ${capacity}`,
      capacity,
    });
    tables.set(body.id, { capacity, isActive: true, gone: 'no' });
  }
  return { tables, closures: new Map(), parties: [] };
};

/** Plays evenings against the house and against the model; the first difference fails, cut down to the fewest steps that show it. @returns steps played */
export const holdToModel = async (
  app: RunningApp,
  { runs, longest }: { runs: number; longest: number },
): Promise<number> => {
  app.clock.set('2027-03-10T10:00');
  const staff = await app.staff();
  const timeSlotId = (await staff.get<TimeSlotView[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!.id;
  const house: House = {
    staff,
    guest: app.guest(),
    newGuest: app.guest,
    timeSlotId,
    asked: 0,
    done: 0,
  };
  await fc.assert(
    fc.asyncProperty(evenings(longest), async (steps) => {
      const model = await emptyHouse(app, house);
      await fc.asyncModelRun(() => ({ model, real: house }), steps);
      expect((await app.container.get(t.audit).replayCheck()).differences).toEqual([]);
    }),
    { numRuns: runs },
  );
  return house.done;
};
