import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import { runPersonErase } from '#src/contexts/privacy/commands/erase-person.ts';
import { runPersonExport } from '#src/contexts/privacy/commands/export-person.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { setupBookingApp, BOOKING_DATE } from '#test/support/fixtures/booking-app.ts';

const { app, ask, sql } = setupBookingApp();
const LUCIA = {
  customerName: 'Lucia <Prova>',
  customerPhone: '+39 0935 000 177',
  customerEmail: 'lucia@example.org',
  notes: 'Celiaca',
};
const BY_PHONE = ['--phone', '0935 000177'];

let folder: string;
let printedLines: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-person-'));
  printedLines = [];
  expect((await ask(LUCIA)).status).toBe(201);
  expect((await ask(buildGuest(1))).status).toBe(201);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const printLine = (words: string) => void printedLines.push(words);
const exportPerson = (...args: string[]) =>
  runPersonExport(app().container.get(TOKENS.privacy), args, printLine);
const erasePerson = (...args: string[]) =>
  runPersonErase(app().container.get(TOKENS.privacy), args, printLine);
const lastEvent = async () =>
  (await sql('select type, actor, data from event order by pos desc limit 1'))[0];
const countPersonalData = async () => (await sql('select 1 from personal_data')).length;

describe('npm run person:export', () => {
  it('writes all data of a person as JSON and HTML, readable by the file owner only', async () => {
    await exportPerson(...BY_PHONE, '--out', folder);
    const files = readdirSync(folder).sort();
    expect(files.map((name) => name.split('.')[1])).toEqual(['html', 'json']);
    const [page, json] = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(JSON.parse(json!)).toMatchObject({
      matters: [{ kind: 'reservation', data: [{ name: LUCIA.customerName, notes: 'Celiaca' }] }],
      upcoming: [expect.any(String)],
    });
    for (const words of ['Lucia &lt;Prova&gt;', '0935 000 177', 'lucia@example.org', 'Celiaca'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/Ospite|<Prova>|src=|href=/);
    for (const name of files)
      expect([name, statSync(join(folder, name)).mode & 0o077, name.includes('Lucia')]).toEqual([
        name,
        0,
        false,
      ]);
  });

  it('prints the data without --out, and records who opened it', async () => {
    await exportPerson('--email', 'LUCIA@example.org');
    expect(printedLines.join('\n')).toMatch(/Prenotazione .*\n {2}Nome: Lucia <Prova>\n/);
    expect(await lastEvent()).toMatchObject({
      type: 'PersonalDataOpened',
      actor: 'console',
      data: { purpose: 'request' },
    });
    expect(
      (
        await (
          await app().staff()
        ).get<{ events: { by: string }[] }>('/api/audit/events?actor=console')
      ).body.events.map(({ by }) => by),
    ).toEqual(['la riga di comando']);
  });

  it.each([[[]], [['--phone', 'Lucia']], [['--phone', '0935 999 999']]])(
    'fails without a matching person (%j), and records no access',
    async (args) => {
      await expect(exportPerson(...args)).rejects.toThrow(/telefono/i);
      expect(await lastEvent()).toMatchObject({ type: 'ReservationRequested' });
    },
  );
});

describe('npm run person:erase', () => {
  it('warns of future reservations, and erases nothing without --yes', async () => {
    await expect(erasePerson(...BY_PHONE, '--reason', 'request')).rejects.toThrow('--yes');
    expect(printedLines.join('\n')).toMatch(/ATTENZIONE: ha prenotazioni future/);
    expect(await countPersonalData()).toBe(2);
  });

  it.each(['request', 'consent', 'unlawful'])(
    'erases only that person, and logs the reason (%s) and the origin',
    async (reason) => {
      await erasePerson(...BY_PHONE, '--reason', reason, '--yes');
      expect(await countPersonalData()).toBe(1);
      expect(await lastEvent()).toMatchObject({
        type: 'PersonalDataErased',
        actor: 'console',
        data: { reason },
      });
      expect(
        (
          await (
            await app().staff()
          ).get<{ customerName: string | null }[]>(`/api/reservations?date=${BOOKING_DATE}`)
        ).body,
      ).toHaveLength(2);
    },
  );

  it.each([
    ['a missing reason', []],
    ['a free-text reason', ['--reason', 'Lucia lo vuole']],
  ])('refuses %s and erases nothing', async (_, reason) => {
    await expect(erasePerson(...BY_PHONE, ...reason, '--yes')).rejects.toThrow('--reason');
    expect(await countPersonalData()).toBe(2);
  });
});
