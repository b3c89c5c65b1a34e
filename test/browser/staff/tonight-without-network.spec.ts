import type { Page } from 'playwright-core';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { findLayoutFaults } from '#test/support/drivers/browser/browser-page.ts';
import {
  readOfflineStore,
  waitForStoredEvening,
} from '#test/support/drivers/browser/offline-store.ts';
import { bookRow, waitForLastAction } from '#test/support/fixtures/evening-page.ts';
import { setupEveningOnBreakableNetwork } from '#test/support/fixtures/evening-on-breakable-network.ts';

const { office, proxy, enterParty, openTonight, restartServer } = setupEveningOnBreakableNetwork();

/** Maximum time for which the page may show `in diretta` above an outdated list. */
const MAX_STALE_MS = 60_000;
const WIDTHS = [1440, 1024, 768, 390] as const;

const liveLabel = (page: Page) => page.getByText('in diretta', { exact: true });
const waitUntilNotLive = (page: Page) =>
  liveLabel(page).waitFor({ state: 'detached', timeout: MAX_STALE_MS });
const notice = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words });
const pressStep = (page: Page, name: string, label: string) =>
  bookRow(page, name)
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click();
const seatParty = async ({ id }: ReservationView) => {
  const { status } = await office().post(`/api/reservations/${id}/seat`);
  expect(status).toBe(200);
};
const listEvents = async ({ id }: Pick<ReservationView, 'id'>) =>
  (await office().get<{ story: { type: string }[] }>(`/api/reservations/${id}`)).body.story.map(
    ({ type }) => type,
  );
const openParty = async (name: string) => {
  const party = await enterParty(name);
  const page = await openTonight();
  await bookRow(page, name).waitFor();
  await waitForStoredEvening(page);
  return { party, page };
};

describe('Stasera without a network', () => {
  it('is not live when the network drops packets, shows the stored evening after a reload, and recovers', async () => {
    const { party, page } = await openParty('Ricarica Rosa');
    await proxy().drop();
    await seatParty(party);
    await waitUntilNotLive(page);
    await notice(page, /Quello che vedi è delle 20:\d\d/).waitFor();
    await page.getByText(/^senza rete da \d:\d\d$/).waitFor();
    await page.reload();
    await bookRow(page, 'Ricarica Rosa').waitFor();
    await notice(page, /Senza rete\. Quello che vedi è delle 20:\d\d/).waitFor();
    await proxy().restore();
    await bookRow(page, 'Ricarica Rosa').getByText('seduti').waitFor();
    await liveLabel(page).waitFor();
  });

  it('is not live while the server restarts, and returns with the current list', async () => {
    const { party, page } = await openParty('Riavvio Rita');
    await restartServer(() => waitUntilNotLive(page));
    await seatParty(party);
    await bookRow(page, 'Riavvio Rita').getByText('seduti').waitFor();
    await liveLabel(page).waitFor();
  });

  it('keeps unsent actions after a reload and sends each once, also if a response is lost', async () => {
    const { party, page } = await openParty('Attesa Ada');
    await proxy().refuse();
    await waitUntilNotLive(page);
    await pressStep(page, 'Attesa Ada', 'Arrivati');
    await waitForLastAction(page, 'Arrivati, da inviare');
    await pressStep(page, 'Attesa Ada', 'Libera');
    // The count appears before the device has stored the action, this text after it.
    await waitForLastAction(page, 'Tavolo liberato, da inviare');
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
    await page.reload();
    await page.getByText('2 da inviare').waitFor();
    await bookRow(page, 'Attesa Ada').getByText('da inviare').waitFor();
    const lost = proxy().loseAnswerTo(/\/seat$/);
    await proxy().restore();
    await lost;
    await page.getByText(/^\d da inviare$/).waitFor({ state: 'detached' });
    await bookRow(page, 'Attesa Ada')
      .getByText(/^andati 20:/)
      .waitFor();
    expect(await listEvents(party)).toEqual(['entered', 'seated', 'cleared']);
  });

  it('shows a refused action at every width', async () => {
    const { party, page } = await openParty('Rifiuto Rino');
    await proxy().refuse();
    await waitUntilNotLive(page);
    await pressStep(page, 'Rifiuto Rino', 'Arrivati');
    await page.getByText('1 da inviare').waitFor();
    await office().post(`/api/reservations/${party.id}/cancel`, { reason: 'guest_asked' });
    await proxy().restore();
    await notice(page, 'Non registrato: Arrivati').waitFor();
    expect(await findLayoutFaults(page, WIDTHS)).toEqual([]);
  });

  it('stores no guest name in plain text, and the logout deletes the evening', async () => {
    const { page } = await openParty('Segreta Sara');
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
