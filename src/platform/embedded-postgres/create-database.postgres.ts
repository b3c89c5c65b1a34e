import type pg from 'pg';

export const databaseExists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

export const createDatabase = async (
  client: pg.Client,
  name: string,
  template?: string,
): Promise<void> => {
  await client.query(
    `create database ${client.escapeIdentifier(name)}${template ? ` template ${client.escapeIdentifier(template)}` : ''}`,
  );
};
