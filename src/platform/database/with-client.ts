import pg from 'pg';

/**
 * Connects a client for the duration of `work`. Without its error listener, a lost connection would
 * end the process.
 */
export const withClient = async <Result>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
