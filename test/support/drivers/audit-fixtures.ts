import { TOKENS } from '#src/composition/tokens.ts';
import type { RunningApp } from '../fixtures/running-app.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '../builders/request-builders.ts';

export const countAuditFindings = async ({
  container,
}: RunningApp): Promise<Record<string, number>> => {
  const { checks } = await container.get(TOKENS.audit).verifyInstallation();
  return Object.fromEntries(
    checks.filter(({ found }) => found > 0).map(({ name, found }) => [name, found]),
  );
};

export const requestTables = async (app: RunningApp, count: number): Promise<string[]> => {
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
        buildReservationRequest({ reservationDate, timeSlotId }, buildGuest(number + 1_000)),
        { 'idempotency-key': newIdempotencyKey() },
      );
    if (answer.status !== 201) throw new Error(answer.text);
    ids.push(answer.body.id);
  }
  return ids;
};
