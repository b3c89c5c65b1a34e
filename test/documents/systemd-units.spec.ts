import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '#src/platform/environment-schema.ts';

const folder = 'docs/operations/systemd';
const handbook = readFileSync('docs/operations.md', 'utf8');
const units = readdirSync(folder);
const readValues = (unit: string, key: string): string[] =>
  [...readFileSync(join(folder, unit), 'utf8').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(
    ([, value]) => value!,
  );

describe('the systemd units', () => {
  it('are web, worker, and backup and verify with one timer each', () =>
    expect(units.sort()).toEqual([
      'melagrana-backup.service',
      'melagrana-backup.timer',
      'melagrana-verify.service',
      'melagrana-verify.timer',
      'melagrana-web.service',
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

  it.each(units.filter((unit) => unit.endsWith('.service')))(
    '%s starts an existing program as user melagrana with known variables',
    (unit) => {
      const [program] = readValues(unit, 'ExecStart').map(
        (command) => /^\/usr\/bin\/node dist\/server\/(\w+)\.js/.exec(command)?.[1],
      );
      expect(existsSync(`src/processes/${program}.ts`)).toBe(true);
      expect([readValues(unit, 'User'), readValues(unit, 'EnvironmentFile')]).toEqual([
        ['melagrana'],
        ['/etc/melagrana.env'],
      ]);
      const names = readValues(unit, 'Environment').flatMap((line) =>
        line.split(' ').map((pair) => pair.split('=')[0]!),
      );
      expect(
        names.filter((name) => name !== 'NODE_ENV' && !(name in environmentSchema.shape)),
      ).toEqual([]);
    },
  );

  it.each(units.filter((unit) => unit.endsWith('.timer')))(
    '%s has a service and is persistent, so a missed run starts later',
    (unit) => {
      expect(units).toContain(unit.replace('.timer', '.service'));
      expect([readValues(unit, 'Persistent'), readValues(unit, 'OnCalendar').length]).toEqual([
        ['true'],
        1,
      ]);
    },
  );
});
