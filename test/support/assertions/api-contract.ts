import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#src/contracts/common/api-operation.ts';
import type { HttpResponse } from '../drivers/http-client.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  'audience' in value &&
  'path' in value;

/**
 * Collects the operations of an exported value, which is an operation or a record of operations.
 */
const collectOperations = (exported: unknown): Operation[] => {
  if (isOperation(exported)) return [exported];
  return typeof exported === 'object' && exported !== null
    ? Object.values(exported).filter(isOperation)
    : [];
};

const contractFiles = readdirSync('src/contracts', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts'),
);

/**
 * Loads one file after the other, because Jest cannot load the same package for two files at the
 * same time.
 */
const contracts: object[] = [];
for (const name of contractFiles)
  contracts.push((await import(resolve('src/contracts', name))) as object);

export const operations: readonly Operation[] = contracts.flatMap((module) =>
  Object.values(module).flatMap(collectOperations),
);

/**
 * Sorts paths with fewer parameters first. Otherwise `/api/reservations/:id` would match
 * `/api/reservations/stats`.
 */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const operationsBySpecificity = [...operations].sort(
  (a, b) => a.path.split(':').length - b.path.split(':').length,
);

export const findOperation = (method: string, path: string): Operation | undefined => {
  const { pathname } = new URL(path, 'http://local');
  return operationsBySpecificity.find(
    (operation) =>
      operation.method === method.toLowerCase() && patternOf(operation.path).test(pathname),
  );
};

/** Statuses that no operation declares, because the middleware may answer any request with them. */
const UNDECLARED_STATUSES = new Set([403, 405, 413, 415, 429, 431, 500, 503]);

const findContractFault = (operation: Operation, { status, body }: HttpResponse): string | null => {
  if (!(status in operation.answers))
    return UNDECLARED_STATUSES.has(status) ? null : `status ${status} is not declared`;
  const schema = operation.answers[status];
  if (!schema) return body === null ? null : 'a body where none is declared';
  const { success, data, error } = schema.safeParse(body);
  if (!success) return error.message;
  return isDeepStrictEqual(data, body)
    ? null
    : `fields that are not declared: ${JSON.stringify(body)}`;
};

/**
 * Throws an error if an API response does not match its contract. Ignores paths without a contract.
 */
export const assertMatchesContract = (method: string, path: string, answer: HttpResponse): void => {
  const operation = findOperation(method, path);
  const fault = operation && findContractFault(operation, answer);
  if (fault)
    throw new Error(`${operation.name} broke its contract with ${answer.status}: ${fault}`);
};
