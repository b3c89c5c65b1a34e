import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import { runPersonErase } from '#src/cli/erase-person.ts';
import { runPersonExport } from '#src/cli/export-person.ts';
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
let said: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-person-'));
  said = [];
  expect((await ask(LUCIA)).status).toBe(201);
  expect((await ask(buildGuest(1))).status).toBe(201);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const say = (words: string) => void said.push(words);
const exported = (...args: string[]) =>
  runPersonExport(app().container.get(TOKENS.privacy), args, say);
const erase = (...args: string[]) => runPersonErase(app().container.get(TOKENS.privacy), args, say);
const lastEvent = async () =>
  (await sql('select type, actor, data from event order by pos desc limit 1'))[0];
const known = async () => (await sql('select 1 from personal_data')).length;

describe('npm run person:export', () => {
  it('hands over everything known of a person as JSON and as a page, readable by the owner of the files alone', async () => {
    await exported(...BY_PHONE, '--out', folder);
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

  it('is read at the terminal when no folder is named, and leaves in the log who opened it', async () => {
    await exported('--email', 'LUCIA@example.org');
    expect(said.join('\n')).toMatch(/Prenotazione .*\n {2}Nome: Lucia <Prova>\n/);
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
    'without a matching person (%j) fails and opens nothing',
    async (args) => {
      await expect(exported(...args)).rejects.toThrow(/telefono/i);
      expect(await lastEvent()).toMatchObject({ type: 'ReservationRequested' });
    },
  );
});

describe('npm run person:erase', () => {
  it('tells of reservations to come, and erases nothing before --yes', async () => {
    await expect(erase(...BY_PHONE, '--reason', 'request')).rejects.toThrow('--yes');
    expect(said.join('\n')).toMatch(/ATTENZIONE: ha prenotazioni future/);
    expect(await known()).toBe(2);
  });

  it.each(['request', 'consent', 'unlawful'])(
    'erases only that person, and logs the reason (%s) and the origin',
    async (reason) => {
      await erase(...BY_PHONE, '--reason', reason, '--yes');
      expect(await known()).toBe(1);
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
    ['no reason', []],
    ['a reason in words of one’s own', ['--reason', 'Lucia lo vuole']],
  ])('with %s refuses', async (_, reason) => {
    await expect(erase(...BY_PHONE, ...reason, '--yes')).rejects.toThrow('--reason');
    expect(await known()).toBe(2);
  });
});
