import { createPostgresBackend, createRedisBackend, type BackendFactory } from 'bullmq';
import { SafePgClient } from './safe-pg-client.postgres.ts';

export type QueueLocation = { readonly redisUrl: string } | { readonly databaseUrl: string };
export type QueueSide = 'add' | 'work';

const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Options of a Redis connection. The producer does not reconnect, because it reopens a failed
 * queue. The worker reconnects without limit, as BullMQ requires.
 */
const redisOptions = (url: string, side: QueueSide) => ({
  url,
  connectTimeout: CONNECT_TIMEOUT_MS,
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

/**
 * Creates the backend of the queue. Passes options instead of a connection, because BullMQ closes
 * only connections that it opened.
 */
export const createQueueBackend =
  (location: QueueLocation, side: QueueSide): BackendFactory =>
  (name, options, more) =>
    'redisUrl' in location
      ? createRedisBackend(
          name,
          { ...options, connection: redisOptions(location.redisUrl, side) },
          more,
        )
      : createPostgresBackend(
          name,
          { ...options, connection: postgresOptions(location.databaseUrl) },
          more,
        );
