import { createPostgresBackend, createRedisBackend, type BackendFactory } from 'bullmq';
import { SafePgClient } from './safe-pg-client.postgres.ts';

/** Redis when configured, else PostgreSQL. */
export type QueueLocation = { readonly redisUrl: string } | { readonly databaseUrl: string };
export type QueueSide = 'add' | 'work';

const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Adding fails fast and the producer reopens the queue. The worker reconnects without limit, as
 * BullMQ requires.
 */
const redisOptions = (url: string, side: QueueSide) => ({
  url,
  connectTimeout: CONNECT_TIMEOUT_MS,
  // ioredis waits this long, in ms, before it destroys a dead socket.
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

/** Uses its own schema and pool, so the queue takes no application connection. */
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

/** Passes options instead of a connection: BullMQ closes only connections that it opened. */
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
