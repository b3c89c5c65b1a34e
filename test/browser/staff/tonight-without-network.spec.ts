import type { Page, Request } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import {
  readOfflineStore,
  waitForStoredEvening,
} from '#test/support/drivers/browser/offline-store.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { bookRow, waitForLastAction } from '#test/support/fixtures/evening-page.ts';
import { setupEveningOnBreakableNetwork } from '#test/support/fixtures/evening-on-breakable-network.ts';

const { date, office, officeName, proxy, enterParty, openTonight, restartServer } =
  setupEveningOnBreakableNetwork();

/** The promise of the screen: for longer it never calls a wrong list live. */
const PROMISE_MS = 15_000;
const WIDTHS = [1440, 1024, 768, 390] as const;

const live = (page: Page) => page.getByText('in diretta', { exact: true });
const waitUntilNotLive = (page: Page) =>
  live(page).waitFor({ state: 'detached', timeout: PROMISE_MS });
const notice = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words });
const step = (page: Page, name: string, label: string) =>
  bookRow(page, name).getByRole('button', { name: new RegExp(`^${label}`) });
const outgoing = (page: Page) => page.getByText(/^\d da inviare$/);
const pageTime = (page: Page) => page.evaluate(() => performance.now());
/** Makes the browser the trusted device, without a confirmed person. */
const makeTrusted = async (page: Page) => {
  const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as {
    csrfToken: string;
  };
  const { ok } = await page.evaluate(
    async ([token, currentPassword]) => {
      const { ok: isTrusted } = await fetch('/api/admin/trusted-device', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ currentPassword }),
      });
      return { ok: isTrusted };
    },
    [csrfToken, administrator.password] as const,
  );
  expect(ok).toBe(true);
  await page.goto('/admin/tonight');
};
const isReservationList = (request: Request) =>
  new URL(request.url()).pathname === '/api/reservations';
const seat = async ({ id }: ReservationView) => {
  const { status } = await office().post(`/api/reservations/${id}/seat`);
  expect(status).toBe(200);
};
const listEvents = async ({ id }: Pick<ReservationView, 'id'>) =>
  (await office().get<{ story: { type: string }[] }>(`/api/reservations/${id}`)).body.story.map(
    ({ type }) => type,
  );
const listParties = async (name: string) =>
  (
    await office().get<ReservationView[]>(`/api/reservations?date=${date}&status=all&limit=200`)
  ).body.filter(({ customerName }) => customerName === name);

describe('a network that is cut never leaves a wrong list in diretta', () => {
  it.each([
    ['drops packets', () => proxy().drop()],
    ['refuses connections', () => proxy().refuse()],
  ])('when it %s, for longer than 15 s', async (how, cut) => {
    const name = `Taglio ${how.slice(0, 6)}`;
    const party = await enterParty(name);
    const page = await openTonight();
    await bookRow(page, name).waitFor();
    await cut();
    await seat(party);
    await waitUntilNotLive(page);
    await notice(page, /Quello che vedi è delle 20:\d\d/).waitFor();
    await page.getByText(/^senza rete da \d:\d\d$/).waitFor();
    await proxy().restore();
    await bookRow(page, name).getByText('seduti').waitFor();
    await live(page).waitFor();
  });

  it('when the server restarts', async () => {
    const party = await enterParty('Riavvio Rosa');
    const page = await openTonight();
    await bookRow(page, 'Riavvio Rosa').waitFor();
    await restartServer(() => waitUntilNotLive(page));
    await seat(party);
    await bookRow(page, 'Riavvio Rosa').getByText('seduti').waitFor();
    await live(page).waitFor();
  });

  it('when exactly one re-read is lost', async () => {
    const party = await enterParty('Perduta Pia');
    const page = await openTonight();
    await bookRow(page, 'Perduta Pia').waitFor();
    proxy().loseRequestTo(/^\/api\/reservations\?/);
    await seat(party);
    await bookRow(page, 'Perduta Pia').getByText('seduti').waitFor({ timeout: PROMISE_MS });
    await live(page).waitFor();
  });
});

it('a call gives up after 8 s and says so, and the typed text stays', async () => {
  const page = await openTonight();
  await page.getByRole('button', { name: '+ Telefono' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: '2', exact: true }).click();
  await panel
    .getByRole('group', { name: 'Turno' })
    .getByRole('button')
    .filter({ hasText: '20:50' })
    .click();
  await panel.getByLabel('Telefono', { exact: true }).fill('347 000 0777');
  await panel.getByLabel('Cognome e nome').fill('Testo Tina');
  await proxy().drop();
  await panel.getByRole('button', { name: 'Segna', exact: true }).click();
  await panel.getByText(/Il server non ha risposto in tempo/).waitFor();
  expect(await panel.getByLabel('Cognome e nome').inputValue()).toBe('Testo Tina');
  await panel.getByText('Senza rete: Segna aspetta il server. La bozza resta.').waitFor();
  await proxy().restore();
  await panel.getByRole('button', { name: 'Segna', exact: true, disabled: false }).click();
  await waitForLastAction(page, 'Segnata');
  expect(await listParties('Testo Tina')).toHaveLength(1);
});

describe('a reload without a network', () => {
  it.each([
    ['refused', () => proxy().refuse()],
    ['hanging', () => proxy().drop()],
  ])('%s, shows tonight with its time, and the way back is live again', async (how, cut) => {
    const name = `Ricarica ${how}`;
    await enterParty(name);
    const page = await openTonight();
    await bookRow(page, name).waitFor();
    await waitForStoredEvening(page);
    await cut();
    await page.reload();
    await bookRow(page, name).waitFor();
    await notice(page, /Senza rete\. Quello che vedi è delle 20:\d\d/).waitFor();
    await proxy().restore();
    await live(page).waitFor();
  });

  it('reads nothing from the device itself, and nothing is left after the log-out', async () => {
    await enterParty('Segreta Sara');
    const page = await openTonight();
    await bookRow(page, 'Segreta Sara').waitFor();
    await waitForStoredEvening(page);
    const stored = await readOfflineStore(page);
    expect(stored['evening']!.length).toBeGreaterThan(1_000);
    expect(JSON.stringify(stored)).not.toContain('Segreta');
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/admin/login');
    const left = await readOfflineStore(page);
    expect(Object.keys(left).filter((name) => !name.startsWith('outbox'))).toEqual([]);
    await proxy().refuse();
    await page.goto('/admin/tonight');
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
    expect(await page.getByText('Segreta Sara').count()).toBe(0);
  });
});

describe('what is entered without a network', () => {
  it('waits on its row and in the header, survives a reload, and arrives once', async () => {
    const party = await enterParty('Attesa Ada');
    const page = await openTonight();
    await bookRow(page, 'Attesa Ada').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await step(page, 'Attesa Ada', 'Arrivati').click();
    await waitForLastAction(page, 'Arrivati, da inviare');
    await bookRow(page, 'Attesa Ada').getByText('da inviare').waitFor();
    await step(page, 'Attesa Ada', 'Libera').click();
    await page.getByText('2 da inviare').waitFor();
    // The count comes before the device has stored the step, these words after it.
    await waitForLastAction(page, 'Tavolo liberato, da inviare');
    await page.reload();
    await page.getByText('2 da inviare').waitFor();
    await bookRow(page, 'Attesa Ada').getByText('da inviare').waitFor();
    await proxy().restore();
    await outgoing(page).waitFor({ state: 'detached' });
    await bookRow(page, 'Attesa Ada')
      .getByText(/^andati 20:/)
      .waitFor();
    expect(await listEvents(party)).toEqual(['entered', 'seated', 'cleared']);
  });

  it('arrives once although the answer was lost', async () => {
    const party = await enterParty('Risposta Rita');
    const page = await openTonight();
    const lost = proxy().loseAnswerTo(/\/seat$/);
    await step(page, 'Risposta Rita', 'Arrivati').click();
    await lost;
    await bookRow(page, 'Risposta Rita').getByText('seduti').waitFor();
    // The row may show the step before the page notices that the answer was lost.
    await waitForLastAction(page, 'Arrivati');
    await outgoing(page).waitFor({ state: 'detached' });
    await live(page).waitFor();
    expect(await listEvents(party)).toEqual(['entered', 'seated']);
  });

  it('a party at the door is seated, and arrives once although the answer was lost', async () => {
    const page = await openTonight();
    await page.getByRole('button', { name: '+ Porta' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click();
    await page.getByRole('group', { name: 'Dove' }).getByRole('button').first().waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await page.getByRole('dialog').getByLabel('Nome').fill('Porta Piera');
    await page.getByRole('group', { name: 'Dove' }).getByRole('button').last().click();
    await bookRow(page, 'Porta Piera').getByText('da inviare').waitFor();
    await waitForLastAction(page, 'Seduti, da inviare');
    const lost = proxy().loseAnswerTo(/\/desk$/);
    await proxy().restore();
    await lost;
    await outgoing(page).waitFor({ state: 'detached' });
    await bookRow(page, 'Porta Piera').getByText('seduti').waitFor();
    await waitForLastAction(page, 'Seduti, inviato');
    const [entered, ...others] = await listParties('Porta Piera');
    expect(others).toEqual([]);
    expect(await listEvents(entered!)).toEqual(['entered', 'seated']);
  });

  it('asks the trusted device once who acts, and again only after a press', async () => {
    const party = await enterParty('Tessera Tea');
    const page = await openTonight(undefined, { expectedStatuses: [401, 409, 503] });
    await makeTrusted(page);
    await bookRow(page, 'Tessera Tea').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await step(page, 'Tessera Tea', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    await proxy().restore();
    const question = page.getByRole('dialog', { name: 'Chi sei?' });
    await question.getByRole('button', { name: 'Chiudi' }).click();
    const send = page.getByRole('button', { name: /^Invia \(1\)/ });
    await send.waitFor();
    // One interval of the retries passes, whose end nothing else shows.
    await page.waitForFunction((from) => performance.now() - from > 3_500, await pageTime(page));
    expect(await question.count()).toBe(0);
    expect(await listEvents(party)).toEqual(['entered']);
    await send.click();
    await question.waitFor();
    await question.getByRole('button', { name: 'Chiudi' }).click();
    await send.waitFor();
  });

  it('tells who was faster and when, if the server refuses it', async () => {
    const party = await enterParty('Rifiuto Rino');
    const page = await openTonight();
    await bookRow(page, 'Rifiuto Rino').waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await step(page, 'Rifiuto Rino', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    const { status } = await office().post(`/api/reservations/${party.id}/cancel`, {
      reason: 'guest_asked',
    });
    expect(status).toBe(200);
    await proxy().restore();
    const told = page.getByRole('alert').filter({ hasText: 'Non registrato: Arrivati' });
    await told.getByText(new RegExp(`${officeName}.* alle 20:\\d\\d`)).waitFor();
    await told.getByRole('button', { name: 'Ho visto' }).click();
    await told.waitFor({ state: 'detached' });
  });

  it('keeps the person from logging out, and says why beside the open book', async () => {
    await enterParty('Uscita Ugo');
    const page = await openTonight();
    await bookRow(page, 'Uscita Ugo').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await step(page, 'Uscita Ugo', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Esci quando la rete è tornata, così nulla va perso.').first().waitFor();
    await bookRow(page, 'Uscita Ugo').getByText('da inviare').waitFor();
  });

  it('what only the server can decide is disabled, with the reason', async () => {
    await enterParty('Motivo Mina');
    const page = await openTonight();
    await bookRow(page, 'Motivo Mina').waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await page
      .getByText('Senza rete: accettare, proporre e rifiutare aspettano il server.')
      .waitFor();
    await bookRow(page, 'Motivo Mina').getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/Puoi leggere, non cambiare/).waitFor();
    expect(await drawer.getByRole('button', { name: 'Correggi dati' }).isDisabled()).toBe(true);
  });

  it('is shown without a fault of layout or accessibility at every size', async () => {
    const party = await enterParty('Aspetto Anna');
    const page = await openTonight();
    await bookRow(page, 'Aspetto Anna').waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await step(page, 'Aspetto Anna', 'Arrivati').click();
    await bookRow(page, 'Aspetto Anna').getByText('da inviare').waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await office().post(`/api/reservations/${party.id}/cancel`, { reason: 'guest_asked' });
    await proxy().restore();
    await notice(page, 'Non registrato').waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
  });
});

describe('the tab Prenotazioni without a network', () => {
  it('keeps its buttons focusable, says why they wait, and sends nothing', async () => {
    await enterParty('Scheda Sara');
    const page = await openTonight();
    await page.goto('/admin?tab=reservations');
    const card = page.getByRole('article', { name: 'Scheda Sara' });
    const buttons = card.getByRole('button', { name: /^(Sposta|Annulla|Altro|Arrivati)/ });
    await buttons.first().waitFor();
    // An answer that was already on its way may arrive after the cut; the next request fails.
    const nextRequestFails = page.waitForEvent('requestfailed', { predicate: isReservationList });
    await proxy().refuse();
    await nextRequestFails;
    const reason = 'Senza rete: accettare, rifiutare e le altre azioni aspettano il server.';
    await page.getByRole('status').getByText(reason).waitFor();
    await buttons.and(page.locator('[aria-disabled="true"]')).first().waitFor();
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await proxy().restore();
    await page.getByRole('status').getByText(reason).waitFor({ state: 'detached' });
    await buttons.and(page.locator('[aria-disabled="false"]')).first().waitFor();
  });
});
