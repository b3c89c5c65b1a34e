import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from '#src/platform/environment-schema.ts';

const folder = 'docs/operations/systemd';
const handbook = readFileSync('docs/operations.md', 'utf8');
const units = readdirSync(folder);
const valuesOf = (unit: string, key: string): string[] =>
  [...readFileSync(join(folder, unit), 'utf8').matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(
    ([, value]) => value!,
  );

describe('the systemd units', () => {
  it('are web process, worker, and backup and verification with a timer each', () =>
    expect(units.sort()).toEqual([
      'melagrana-backup.service',
      'melagrana-backup.timer',
      'melagrana-verify.service',
      'melagrana-verify.timer',
      'melagrana-web.service',
      'melagrana-worker.service',
    ]));

  it.each(units)('%s has only sections and settings, and the handbook names it', (unit) => {
    const lines = readFileSync(join(folder, unit), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(
      lines.filter((line) => !/^(\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/.test(line)),
    ).toEqual([]);
    expect(handbook).toContain(`\`${unit}\``);
  });

  it.each(units.filter((unit) => unit.endsWith('.service')))(
    '%s starts a program that the build makes, as a user of its own, with variables that exist',
    (unit) => {
      const [program] = valuesOf(unit, 'ExecStart').map(
        (command) => /^\/usr\/bin\/node dist\/server\/(\w+)\.js/.exec(command)?.[1],
      );
      expect(existsSync(`src/processes/${program}.ts`)).toBe(true);
      expect([valuesOf(unit, 'User'), valuesOf(unit, 'EnvironmentFile')]).toEqual([
        ['melagrana'],
        ['/etc/melagrana.env'],
      ]);
      const names = valuesOf(unit, 'Environment').flatMap((line) =>
        line.split(' ').map((pair) => pair.split('=')[0]!),
      );
      expect(
        names.filter((name) => name !== 'NODE_ENV' && !(name in environmentSchema.shape)),
      ).toEqual([]);
    },
  );

  it.each(units.filter((unit) => unit.endsWith('.timer')))(
    '%s belongs to a service and also runs after a night without power',
    (unit) => {
      expect(units).toContain(unit.replace('.timer', '.service'));
      expect([valuesOf(unit, 'Persistent'), valuesOf(unit, 'OnCalendar').length]).toEqual([
        ['true'],
        1,
      ]);
    },
  );
});
