import fc from 'fast-check';
import { TOKENS } from '#src/composition/tokens.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { clearBusinessData } from '../fixtures/database-state.ts';
import { startApp, type RunningApp } from '../fixtures/running-app.ts';
import { MAX_COVERS, MAX_UNCONFIRMED_SEATS, type BookingModel } from './booking-model.ts';
import { createCommandSequences, type RealSystem } from './model-commands.ts';

/** Further sequences use the next seeds, so each run of the tests is the same. */
const FIRST_SEED = 20_270_310;

/** Starts the real app with the model's limit of unconfirmed seats. */
export const startSmallRestaurant = (): Promise<RunningApp> =>
  startApp({
    env: { QUOTA_ADDRESS_HOUR: '1000000', QUOTA_UNCONFIRMED_SEATS: String(MAX_UNCONFIRMED_SEATS) },
  });

const resetToEmptyModel = async (app: RunningApp, fixture: RealSystem): Promise<BookingModel> => {
  const sql = app.container.get(TOKENS.sql);
  await clearBusinessData(sql);
  await sql('delete from tables');
  await sql('update time_slots set max_covers = ?', [MAX_COVERS]);
  const tables: BookingModel['tables'] = new Map();
  for (const capacity of [2, 4, 8]) {
    const { body } = await fixture.staff.post<{ id: string }>('/api/tables', {
      name: `Da ${capacity}`,
      capacity,
    });
    tables.set(body.id, { capacity, isActive: true, gone: 'no' });
  }
  return { tables, closures: new Map(), parties: [] };
};

/**
 * Runs random commands against app and model until an answer differs, then lets fast-check shrink
 * the sequence. Runs at least `runs` sequences and `atLeast` commands, because sequences have
 * random lengths. Returns the number of commands.
 */
export const compareWithModel = async (
  app: RunningApp,
  { runs, longest, atLeast }: { runs: number; longest: number; atLeast: number },
): Promise<number> => {
  app.clock.set('2027-03-10T10:00');
  const staff = await app.staff();
  const timeSlotId = (await staff.get<TimeSlotView[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!.id;
  const fixture: RealSystem = {
    staff,
    guest: app.guest(),
    newGuest: app.guest,
    timeSlotId,
    asked: 0,
    done: 0,
  };
  const sequence = fc.asyncProperty(createCommandSequences(longest), async (steps) => {
    const model = await resetToEmptyModel(app, fixture);
    await fc.asyncModelRun(() => ({ model, real: fixture }), steps);
    expect((await app.container.get(TOKENS.audit).replayCheck()).differences).toEqual([]);
  });
  let seed = FIRST_SEED;
  do await fc.assert(sequence, { numRuns: runs, seed: seed++ });
  while (fixture.done < atLeast);
  return fixture.done;
};
