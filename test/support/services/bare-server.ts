import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/embedded-server.ts';
import { createDebianPrograms, getUserIds, toTestText } from './bare-server-programs.ts';
import type { NodeProcess } from './child-process.ts';
import { findFreePort } from './free-port.ts';
import { openShell } from './page-commands.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';
import { readUnitCommand, startUnitCommand } from './systemd-units.ts';

export type BareServer = {
  /** Folder that stands for `/`. */
  readonly root: string;
  readonly ports: readonly [number, number];
  readonly smtp: TestSmtpServer;
  /** Processes of the units by name of the unit. */
  readonly running: ReadonlyMap<string, NodeProcess>;
  readonly readCalls: (program: string) => string[];
  /** Runs commands of the page, then starts the units that they start. Returns the output. */
  readonly run: (commands: string) => Promise<string>;
  /** Starts the process of a unit, without waiting for it. */
  readonly startUnit: (name: string) => NodeProcess;
  readonly stop: () => Promise<void>;
};

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/** Returns two free ports of four digits whose metrics ports, with a 1 in front, are free too. */
const findInstancePorts = async (): Promise<[number, number]> => {
  const found: number[] = [];
  for (let step = 0; step < 1_000; step++) {
    const port = 4_000 + ((process.pid + step) % 1_000);
    if ((await isFree(port)) && (await isFree(10_000 + port))) found.push(port);
    if (found.length === 2) return [found[0]!, found[1]!];
  }
  throw new Error('no two free ports of four digits');
};

type Replaced = { root: string; ports: readonly [number, number]; smtpUrl: string };

/** Returns a function that replaces paths, ports, users and addresses by those of the test. */
const createAdapter = async ({ root, ports, smtpUrl }: Replaced, databasePort: number) => {
  const replacements = new Map([
    ['3001', ports[0]],
    ['3002', ports[1]],
    ['5432', databasePort],
    ['9465', await findFreePort()],
  ]);
  return (text: string) =>
    toTestText(root, text)
      .replaceAll(/\b(3001|3002|5432|9465)\b/g, (port) => String(replacements.get(port)))
      .replaceAll('https://$DOMAIN', 'http://$DOMAIN')
      .replace('DOMAIN=www.example.org', `DOMAIN=127.0.0.1:${ports[0]}`)
      .replace(/SMTP_URL=smtps:.*/, `SMTP_URL=${smtpUrl}`);
};

const createUnitStarter = (root: string, adapt: (text: string) => string) => (name: string) => {
  const [, file, instance] = /^([\w-]+@?)(\d*)\.service$/.exec(name)!;
  const command = readUnitCommand(`${file}.service`, instance, join(root, 'etc/systemd/system'));
  const where = { cwd: join(root, 'opt/melagrana'), ...getUserIds(command.user) };
  return startUnitCommand(command, { toPath: adapt, where });
};

/** Returns the names of the services that calls of systemctl start. */
const findStartedServices = (calls: readonly string[]) =>
  calls
    .filter((call) => /^(start|enable --now) /.test(call))
    .flatMap((call) =>
      call
        .split(' ')
        .filter((word) => word.endsWith('.service'))
        .map((name) => ({ name, isOneshot: call.startsWith('start') })),
    );

const start = async (root: string, cleanups: (() => unknown)[]): Promise<BareServer> => {
  const postgres = await startEmbeddedPostgres({ dir: join(root, 'postgres'), throwaway: true });
  cleanups.push(() => postgres.stop());
  const smtp = await startSmtpServer();
  cleanups.push(() => smtp.down());
  const ports = await findInstancePorts();
  const adapt = await createAdapter({ root, ports, smtpUrl: smtp.url }, postgres.port);
  const { programs, readCalls } = createDebianPrograms(root, postgres.url('postgres'));
  const shell = openShell(programs, { env: { HOME: root }, cwd: root });
  cleanups.push(() => shell.close());
  const startFromUnit = createUnitStarter(root, adapt);
  const running = new Map<string, NodeProcess>();
  const startUnit = (name: string) => {
    const child = startFromUnit(name);
    running.set(name, child);
    cleanups.push(() => child.kill());
    return child;
  };
  const run = async (commands: string) => {
    const before = readCalls('systemctl').length;
    const output = await shell.run(adapt(commands));
    for (const { name, isOneshot } of findStartedServices(readCalls('systemctl').slice(before))) {
      const child = startUnit(name);
      if (isOneshot && (await child.ended) !== 0) throw new Error(`${name}:\n${child.output()}`);
    }
    return output;
  };
  return { root, ports, smtp, running, readCalls, run, startUnit, stop: () => clean(cleanups) };
};

const clean = async (cleanups: readonly (() => unknown)[]): Promise<void> => {
  for (const cleanup of [...cleanups].reverse()) await cleanup();
};

/**
 * Starts PostgreSQL and a mail server, and prepares a folder that stands for `/` of Debian. Changes
 * nothing outside this folder, and `stop` deletes it.
 */
export const startBareServer = async (): Promise<BareServer> => {
  const root = mkdtempSync(join(tmpdir(), 'melagrana-bare-'));
  // PostgreSQL and the users of the page must reach the folder.
  chmodSync(root, 0o755);
  const umaskOfTest = process.umask(0o022);
  const cleanups = [() => rmSync(root, { recursive: true, force: true })];
  try {
    return await start(root, cleanups);
  } catch (error) {
    await clean(cleanups);
    throw error;
  } finally {
    process.umask(umaskOfTest);
  }
};
