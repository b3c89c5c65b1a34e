/** Runs the statements of standard input on the server of PSQL_URL, as psql would. */
import { readFileSync } from 'node:fs';
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.PSQL_URL });
await client.connect();
const statements = readFileSync(0, 'utf8').split(/;\s*$/m);
for (const statement of statements.filter((text) => text.trim() !== ''))
  await client.query(statement);
await client.end();
