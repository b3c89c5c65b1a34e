import pg from 'pg';

/**
 * One connection beside the pools, for as long as `work` takes. A line that is lost in between fails the statement, not the
 * process: an error event that nobody hears stops Node.
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
