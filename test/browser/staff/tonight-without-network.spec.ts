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

/** Maximum time for which the page may show `in diretta` above an outdated list. */
const MAX_STALE_MS = 60_000;
const WIDTHS = [1440, 1024, 768, 390] as const;

const liveLabel = (page: Page) => page.getByText('in diretta', { exact: true });
const waitUntilNotLive = (page: Page) =>
  liveLabel(page).waitFor({ state: 'detached', timeout: MAX_STALE_MS });
const notice = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words });
const stepButton = (page: Page, name: string, label: string) =>
  bookRow(page, name).getByRole('button', { name: new RegExp(`^${label}`) });
const outboxCount = (page: Page) => page.getByText(/^\d da inviare$/);
const readPageTimeMs = (page: Page) => page.evaluate(() => performance.now());
/** Makes the browser the trusted device, without confirming a person. */
const trustDevice = async (page: Page) => {
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
const seatParty = async ({ id }: ReservationView) => {
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

describe('the label in diretta', () => {
  it.each([
    ['drops packets', () => proxy().drop()],
    ['refuses connections', () => proxy().refuse()],
  ])(
    'disappears within 15 s when the network %s, and returns with the current list',
    async (failure, breakNetwork) => {
      const name = `Taglio ${failure.slice(0, 6)}`;
      const party = await enterParty(name);
      const page = await openTonight();
      await bookRow(page, name).waitFor();
      await breakNetwork();
      await seatParty(party);
      await waitUntilNotLive(page);
      await notice(page, /Quello che vedi è delle 20:\d\d/).waitFor();
      await page.getByText(/^senza rete da \d:\d\d$/).waitFor();
      await proxy().restore();
      await bookRow(page, name).getByText('seduti').waitFor();
      await liveLabel(page).waitFor();
    },
  );

  it('disappears while the server restarts, and returns with the current list', async () => {
    const party = await enterParty('Riavvio Rosa');
    const page = await openTonight();
    await bookRow(page, 'Riavvio Rosa').waitFor();
    await restartServer(() => waitUntilNotLive(page));
    await seatParty(party);
    await bookRow(page, 'Riavvio Rosa').getByText('seduti').waitFor();
    await liveLabel(page).waitFor();
  });

  it('returns with the current list within 15 s when one list request is lost', async () => {
    const party = await enterParty('Perduta Pia');
    const page = await openTonight();
    await bookRow(page, 'Perduta Pia').waitFor();
    proxy().loseRequestTo(/^\/api\/reservations\?/);
    await seatParty(party);
    await bookRow(page, 'Perduta Pia').getByText('seduti').waitFor({ timeout: MAX_STALE_MS });
    await liveLabel(page).waitFor();
  });
});

it('shows a timeout and keeps the typed text when the server does not answer', async () => {
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
  ])(
    'with requests %s shows the stored evening and its time, and recovers with the network',
    async (failure, breakNetwork) => {
      const name = `Ricarica ${failure}`;
      await enterParty(name);
      const page = await openTonight();
      await bookRow(page, name).waitFor();
      await waitForStoredEvening(page);
      await breakNetwork();
      await page.reload();
      await bookRow(page, name).waitFor();
      await notice(page, /Senza rete\. Quello che vedi è delle 20:\d\d/).waitFor();
      await proxy().restore();
      await liveLabel(page).waitFor();
    },
  );

  it('stores no guest name in plain text, and the logout deletes the evening', async () => {
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
    const remaining = await readOfflineStore(page);
    expect(Object.keys(remaining).filter((name) => !name.startsWith('outbox'))).toEqual([]);
    await proxy().refuse();
    await page.goto('/admin/tonight');
    await page.getByRole('button', { name: 'Accedi' }).waitFor();
    expect(await page.getByText('Segreta Sara').count()).toBe(0);
  });
});

describe('the offline outbox', () => {
  it('shows unsent actions in row and header, keeps them after a reload and sends each once', async () => {
    const party = await enterParty('Attesa Ada');
    const page = await openTonight();
    await bookRow(page, 'Attesa Ada').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await stepButton(page, 'Attesa Ada', 'Arrivati').click();
    await waitForLastAction(page, 'Arrivati, da inviare');
    await bookRow(page, 'Attesa Ada').getByText('da inviare').waitFor();
    await stepButton(page, 'Attesa Ada', 'Libera').click();
    await page.getByText('2 da inviare').waitFor();
    // The count appears before the device has stored the action, this text after it.
    await waitForLastAction(page, 'Tavolo liberato, da inviare');
    await page.reload();
    await page.getByText('2 da inviare').waitFor();
    await bookRow(page, 'Attesa Ada').getByText('da inviare').waitFor();
    await proxy().restore();
    await outboxCount(page).waitFor({ state: 'detached' });
    await bookRow(page, 'Attesa Ada')
      .getByText(/^andati 20:/)
      .waitFor();
    expect(await listEvents(party)).toEqual(['entered', 'seated', 'cleared']);
  });

  it('records an action once when the response is lost', async () => {
    const party = await enterParty('Risposta Rita');
    const page = await openTonight();
    const lost = proxy().loseAnswerTo(/\/seat$/);
    await stepButton(page, 'Risposta Rita', 'Arrivati').click();
    await lost;
    await bookRow(page, 'Risposta Rita').getByText('seduti').waitFor();
    // The row may show the action before the page detects that the response was lost.
    await waitForLastAction(page, 'Arrivati');
    await outboxCount(page).waitFor({ state: 'detached' });
    await liveLabel(page).waitFor();
    expect(await listEvents(party)).toEqual(['entered', 'seated']);
  });

  it('seats a party at the door once when the response is lost', async () => {
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
    await outboxCount(page).waitFor({ state: 'detached' });
    await bookRow(page, 'Porta Piera').getByText('seduti').waitFor();
    await waitForLastAction(page, 'Seduti, inviato');
    const [entered, ...others] = await listParties('Porta Piera');
    expect(others).toEqual([]);
    expect(await listEvents(entered!)).toEqual(['entered', 'seated']);
  });

  it('asks on the trusted device once who acts, and again only after a press of Invia', async () => {
    const party = await enterParty('Tessera Tea');
    const page = await openTonight(undefined, { expectedStatuses: [401, 409, 503] });
    await trustDevice(page);
    await bookRow(page, 'Tessera Tea').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await stepButton(page, 'Tessera Tea', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    await proxy().restore();
    const question = page.getByRole('dialog', { name: 'Chi sei?' });
    await question.getByRole('button', { name: 'Chiudi' }).click();
    const send = page.getByRole('button', { name: /^Invia \(1\)/ });
    await send.waitFor();
    // Waits for one retry interval, because the page does not show its end.
    await page.waitForFunction(
      (from) => performance.now() - from > 3_500,
      await readPageTimeMs(page),
    );
    expect(await question.count()).toBe(0);
    expect(await listEvents(party)).toEqual(['entered']);
    await send.click();
    await question.waitFor();
    await question.getByRole('button', { name: 'Chiudi' }).click();
    await send.waitFor();
  });

  it('shows who changed the reservation and when, if the server refuses an action', async () => {
    const party = await enterParty('Rifiuto Rino');
    const page = await openTonight();
    await bookRow(page, 'Rifiuto Rino').waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await stepButton(page, 'Rifiuto Rino', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    const { status } = await office().post(`/api/reservations/${party.id}/cancel`, {
      reason: 'guest_asked',
    });
    expect(status).toBe(200);
    await proxy().restore();
    const refusalAlert = page.getByRole('alert').filter({ hasText: 'Non registrato: Arrivati' });
    await refusalAlert.getByText(new RegExp(`${officeName}.* alle 20:\\d\\d`)).waitFor();
    await refusalAlert.getByRole('button', { name: 'Ho visto' }).click();
    await refusalAlert.waitFor({ state: 'detached' });
  });

  it('refuses a logout and shows the reason while an action is unsent', async () => {
    await enterParty('Uscita Ugo');
    const page = await openTonight();
    await bookRow(page, 'Uscita Ugo').waitFor();
    await waitForStoredEvening(page);
    await proxy().refuse();
    await waitUntilNotLive(page);
    await stepButton(page, 'Uscita Ugo', 'Arrivati').click();
    await page.getByText('1 da inviare').waitFor();
    await page.getByRole('button', { name: 'Schede' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByText('Esci quando la rete è tornata, così nulla va perso.').first().waitFor();
    await bookRow(page, 'Uscita Ugo').getByText('da inviare').waitFor();
  });

  it('disables actions that need the server and shows the reason', async () => {
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

  it('has no layout or accessibility faults at every width', async () => {
    const party = await enterParty('Aspetto Anna');
    const page = await openTonight();
    await bookRow(page, 'Aspetto Anna').waitFor();
    await proxy().refuse();
    await waitUntilNotLive(page);
    await stepButton(page, 'Aspetto Anna', 'Arrivati').click();
    await bookRow(page, 'Aspetto Anna').getByText('da inviare').waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await office().post(`/api/reservations/${party.id}/cancel`, { reason: 'guest_asked' });
    await proxy().restore();
    await notice(page, 'Non registrato').waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
  });
});

describe('the tab Prenotazioni without a network', () => {
  it('shows the reason, and disables its buttons but keeps them focusable', async () => {
    await enterParty('Scheda Sara');
    const page = await openTonight();
    await page.goto('/admin?tab=reservations');
    const card = page.getByRole('article', { name: 'Scheda Sara' });
    const buttons = card.getByRole('button', { name: /^(Sposta|Annulla|Altro|Arrivati)/ });
    await buttons.first().waitFor();
    // A response that was sent before the cut may still arrive. The next request fails.
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
