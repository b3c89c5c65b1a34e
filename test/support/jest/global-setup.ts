import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/embedded-server.ts';
import { extractChromium } from '../services/chromium-program.ts';
import { TEMPLATE_DATABASE, type GlobalWithTeardown } from './global-state.ts';

/**
 * Starts one temporary PostgreSQL with a migrated template for the test databases. Unpacks Chromium
 * here, because parallel workers would overwrite each other's files.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-test-'));
  /*
   * Makes the folder accessible to other users, because PostgreSQL runs as another user if root
   * runs the tests.
   */
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dir: join(folder, 'pg'), throwaway: true });
  (globalThis as GlobalWithTeardown).stopServices = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await postgres.createDatabase(TEMPLATE_DATABASE);
  await migrate(postgres.url(TEMPLATE_DATABASE));
  process.env['TEST_DATABASE_SERVER'] = postgres.url('postgres');
  process.env['TEST_CHROMIUM'] = await extractChromium();
}
