import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { environmentSchema } from '#src/platform/environment-schema.ts';
import { readShellBlocks } from '#test/support/services/page-commands.ts';
import {
  listUnits,
  readUnitCommand,
  readUnitSetting,
} from '#test/support/services/systemd-units.ts';

const folder = 'docs/operations/systemd';
const handbook = readFileSync('docs/operations.md', 'utf8');
const page = 'docs/operations/debian.md';
const units = listUnits();
const services = units.filter((unit) => unit.endsWith('.service'));
const readWords = (unit: string, key: string): string[] =>
  readUnitSetting(unit, key).flatMap((value) => value.split(' '));

describe('the systemd units', () => {
  it('are web, worker, migrate, and backup and verify with one timer each', () =>
    expect(units).toEqual([
      'melagrana-backup.service',
      'melagrana-backup.timer',
      'melagrana-migrate.service',
      'melagrana-verify.service',
      'melagrana-verify.timer',
      'melagrana-web@.service',
      'melagrana-worker.service',
    ]));

  it.each(units)(
    '%s contains only sections and settings, and docs/operations.md names it',
    (unit) => {
      const lines = readFileSync(join(folder, unit), 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'));
      expect(
        lines.filter((line) => !/^(\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/.test(line)),
      ).toEqual([]);
      expect(handbook).toContain(`\`${unit}\``);
    },
  );

  it.each(services)('%s starts an existing program with known variables', (unit) => {
    const { args, environment, settingsFiles } = readUnitCommand(unit);
    const [, program] = /^dist\/server\/(\w+)\.js$/.exec(args[0]!)!;
    expect(existsSync(`src/processes/${program}.ts`)).toBe(true);
    expect(environment['NODE_ENV']).toBe('production');
    expect(
      Object.keys(environment).filter(
        (name) => name !== 'NODE_ENV' && !(name in environmentSchema.shape),
      ),
    ).toEqual([]);
    expect(settingsFiles).toEqual([
      '/etc/melagrana/melagrana.env',
      ...(unit === 'melagrana-migrate.service' ? ['/etc/melagrana/owner.env'] : []),
    ]);
  });

  it.each(services)('%s may write every folder that it uses', (unit) => {
    const { args, environment } = readUnitCommand(unit);
    const writable = [
      ...readWords(unit, 'ReadWritePaths'),
      ...readWords(unit, 'StateDirectory').map((name) => `/var/lib/${name}`),
    ];
    const used = [environment['DATA_DIR'], environment['CHECKPOINT_DIR'], ...args].filter((word) =>
      word?.startsWith('/'),
    );
    expect(used.filter((path) => !writable.includes(path!))).toEqual([]);
  });

  it('let only the worker and the commands use the checkpoints, and only the migration the owner', () => {
    const usersOf = (...names: string[]) =>
      new Set(names.flatMap((name) => readUnitSetting(name, 'User')));
    expect(usersOf('melagrana-web@.service')).toEqual(new Set(['melagrana-web']));
    expect(usersOf(...services.filter((name) => !name.includes('web')))).toEqual(
      new Set(['melagrana-worker']),
    );
    const web = readUnitCommand('melagrana-web@.service', '3001').environment;
    expect(web).toMatchObject({ HOST: '127.0.0.1', PORT: '3001', WORKER: 'outside' });
    expect(web['CHECKPOINT_DIR']).toBeUndefined();
  });

  it('set no variable that the settings file of the page would override', () => {
    const block = readShellBlocks(page).find((text) => text.includes('SESSION_SECRET='))!;
    const settings = Object.keys(parseEnv(block));
    const set = services.flatMap((unit) => Object.keys(readUnitCommand(unit).environment));
    expect(settings).toContain('DATABASE_URL');
    expect(settings.filter((name) => set.includes(name))).toEqual([]);
  });

  it.each(units.filter((unit) => unit.endsWith('.timer')))(
    '%s has a service and is persistent, so a missed run starts later',
    (unit) => {
      expect(units).toContain(unit.replace('.timer', '.service'));
      expect([
        readUnitSetting(unit, 'Persistent'),
        readUnitSetting(unit, 'OnCalendar').length,
      ]).toEqual([['true'], 1]);
    },
  );
});
