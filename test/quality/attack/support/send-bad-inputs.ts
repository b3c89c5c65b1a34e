import type { HttpClient } from '#test/support/drivers/http-client.ts';
import type { RunningApp } from '#test/support/fixtures/running-app.ts';
import {
  generateBadInput,
  operationAndRoleAt,
  seededRandom,
  type Role,
} from './bad-input-generator.ts';
import { digestTables } from './database-digest.ts';
import { findRefusalFault, visitorLanguages } from './check-refusal.ts';
import { mapWithConcurrency } from './bounded-concurrency.ts';
import { createOneOfEverything } from './response-faults-and-sample-records.ts';

const CONCURRENCY = 6;
const BATCH = 500;

type Caller = { readonly client: HttpClient; readonly token: string };

const createCallers = async (app: RunningApp): Promise<Record<Role, Caller>> => {
  const withToken = async (client: HttpClient) => ({
    client,
    token: await client.fetchCsrfToken(),
  });
  const [guest, administrator, auditor] = [app.guest(), await app.staff(), await app.auditor()];
  return {
    guest: await withToken(guest),
    administrator: await withToken(administrator),
    auditor: await withToken(auditor),
  };
};

/**
 * Returns true if the server closed the connection, as it does when idle or after refusing a body
 * early. Such a request is sent again, as browsers do.
 */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError &&
  (error.cause as { code?: string } | undefined)?.code === 'ECONNRESET';

/**
 * Sends bad inputs to every operation in every role. Returns wrong responses and changes of the
 * database. The same seed yields the same inputs.
 */
export const sendBadInputs = async (
  app: RunningApp,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<string[]> => {
  const ids = await createOneOfEverything(await app.staff(), app.guest());
  const callers = await createCallers(app);
  const chance = seededRandom(seed);
  const fire = async (index: number): Promise<string | null> => {
    const { operation, role, round } = operationAndRoleAt(index);
    const language =
      role === 'guest' ? visitorLanguages[(index + round) % visitorLanguages.length]! : 'it';
    const { why, method, path, headers, body } = generateBadInput(ids, operation, chance);
    const { client, token } = callers[role];
    /*
     * The server refuses a `Content-Encoding` before it reads the session. The language of that
     * refusal therefore depends only on `Accept-Language`.
     */
    const asked = role === 'guest' || headers['content-encoding'] ? language : 'en';
    const send = () =>
      client.raw(method, path, {
        headers: { ...headers, 'x-csrf-token': token, 'accept-language': asked },
        ...(body === undefined ? {} : { body }),
      });
    const answer = await send().catch((error: unknown) => {
      if (isClosedConnection(error)) return send();
      throw error;
    });
    const fault = findRefusalFault(answer, { role, language });
    return fault && `#${index} ${role} ${operation.name} (${why}): ${fault}`;
  };
  const faults: string[] = [];
  const before = await digestTables(app.database);
  for (let first = 0; first < count; first += BATCH) {
    const batch = Array.from(
      { length: Math.min(BATCH, count - first) },
      (_, place) => first + place,
    );
    faults.push(
      ...(await mapWithConcurrency(batch, CONCURRENCY, fire)).filter((fault) => fault !== null),
    );
    const changed = (await digestTables(app.database)).filter(
      (line, place) => line !== before[place],
    );
    if (changed.length > 0)
      return [
        ...faults,
        `after #${first + batch.length} the database had changed: ${changed.join('; ')}`,
      ];
  }
  return faults;
};
