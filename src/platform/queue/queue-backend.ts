import { createPostgresBackend, createRedisBackend, type BackendFactory } from 'bullmq';
import { SafePgClient } from './safe-pg-client.postgres.ts';

/** Where the queue keeps its jobs: Redis when there is one, else the database that is there anyway. */
export type QueueLocation = { readonly redisUrl: string } | { readonly databaseUrl: string };
export type QueueSide = 'add' | 'work';

const CONNECT_TIMEOUT_MS = 2_000;

/**
 * The side that adds is opened anew after a failure, so its connection never tries again by itself: an absent Redis is
 * said at once instead of being waited for. The side that works waits for ever, as BullMQ demands of it.
 */
const redisOptions = (url: string, side: QueueSide) => ({
  url,
  connectTimeout: CONNECT_TIMEOUT_MS,
  // ioredis waits this long to destroy a line that is dead already, and keeps the process up meanwhile.
  disconnectTimeout: 200,
  ...(side === 'add'
    ? {
        retryStrategy: () => null,
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        commandTimeout: CONNECT_TIMEOUT_MS,
      }
    : {
        retryStrategy: (times: number) => Math.min(times * 100, 1_000),
        maxRetriesPerRequest: null,
      }),
});

/** A schema and a small pool of its own: the queue neither mixes with the house's tables nor takes its connections. */
const postgresOptions = (connectionString: string) => ({
  connectionString,
  schema: 'bullmq',
  migrate: true,
  max: 3,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: 10_000,
  application_name: 'melagrana queue',
  Client: SafePgClient,
});

/** Opens BullMQ's side of the queue from options, not from an open connection: BullMQ closes only what it opened. */
export const createQueueBackend =
  (place: QueueLocation, side: QueueSide): BackendFactory =>
  (name, options, more) =>
    'redisUrl' in place
      ? createRedisBackend(
          name,
          { ...options, connection: redisOptions(place.redisUrl, side) },
          more,
        )
      : createPostgresBackend(
          name,
          { ...options, connection: postgresOptions(place.databaseUrl) },
          more,
        );
