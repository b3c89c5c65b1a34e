import { t } from '#src/composition-root.ts';
import type { RunningApp } from './running-app.ts';
import { anyGuest, newKey, reservationOf } from './examples.ts';

/** Names of the checks that found something, and how many flaws each found. */
export const foundBy = async ({ container }: RunningApp): Promise<Record<string, number>> => {
  const { checks } = await container.get(t.audit).verifyInstallation();
  return Object.fromEntries(
    checks.filter(({ found }) => found > 0).map(({ name, found }) => [name, found]),
  );
};

/** Runs statements as a superuser would, with the guards of the log switched off for as long as they take. */
export const asSuperuser = async (
  { container }: RunningApp,
  ...statements: string[]
): Promise<void> => {
  const sql = container.get(t.sql);
  await sql('alter table event disable trigger user');
  for (const statement of statements) await sql(statement);
  await sql('alter table event enable trigger user');
};

/** Requests of different guests, each on a day of its own. @returns ids of the reservations */
export const askForTables = async (app: RunningApp, count: number): Promise<string[]> => {
  const slots = (await app.guest().get<{ id: string; turnKey: string }[]>('/api/time-slots')).body;
  const timeSlotId = slots.find(({ turnKey }) => turnKey === 'cena_primo')!.id;
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const reservationDate = new Date(Date.UTC(2027, 4, 1 + (number % 200)))
      .toISOString()
      .slice(0, 10);
    const answer = await app
      .guest()
      .post<{ id: string }>(
        '/api/reservations',
        reservationOf({ reservationDate, timeSlotId }, anyGuest(number + 1_000)),
        { 'idempotency-key': newKey() },
      );
    if (answer.status !== 201) throw new Error(answer.text);
    ids.push(answer.body.id);
  }
  return ids;
};
