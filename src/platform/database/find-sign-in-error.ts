import pg from 'pg';

export const WRONG_PASSWORD = '28P01';

export const INSUFFICIENT_PRIVILEGE = '42501';

export const errorCode = (error: unknown): string | undefined => (error as { code?: string }).code;

export const signInError = async (connectionString: string): Promise<string | null> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(
      () => null,
      (error: unknown) => errorCode(error) ?? 'unknown',
    )
    .finally(() => client.end().catch(() => undefined));
};
