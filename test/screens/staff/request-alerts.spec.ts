import { waitFor } from '@testing-library/react';
import { listClosures } from '#src/contracts/closures.ts';
import { listOwnSessions } from '#src/contracts/staff/own-account.ts';
import {
  readPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from '#src/contracts/staff/push-subscriptions.ts';
import { logOut } from '#src/contracts/staff/sign-in.ts';
import { setupPushService } from '#test/support/screens/push-service.ts';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, openTonight, openStaffPage } = setupTonight();
const browser = setupPushService();

const KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
let devices: string[];
beforeEach(() => {
  devices = [];
  api().answer(readPushKey, { publicKey: KEY });
  api().answer(subscribeToPush, ({ body }) => {
    devices = [(body as { endpoint: string }).endpoint];
    return null;
  });
  api().answer(unsubscribeFromPush, ({ body }) => {
    devices = devices.filter((one) => one !== (body as { endpoint: string }).endpoint);
    return null;
  });
});
const waitForDevices = (count: number) => waitFor(() => expect(devices).toHaveLength(count));
const openAccess = async () => {
  api().answer(listOwnSessions, { sessions: [] });
  await openStaffPage('/admin/access');
  const alerts = await screen.findByRole('switch', { name: 'Avvisi su questo dispositivo' });
  await waitFor(() => expect(alerts).toBeEnabled());
  return alerts;
};

describe('the switch «Avvisi su questo dispositivo»', () => {
  it('subscribes and unsubscribes the device in the menu of Stasera', async () => {
    await openTonight(buildParty());
    await press('Schede');
    const item = await screen.findByRole('menuitemcheckbox', {
      name: 'Avvisi su questo dispositivo',
    });
    await waitFor(() => expect(item).not.toBeChecked());
    await user().click(item);
    await waitForDevices(1);
    await waitFor(() => expect(item).toBeChecked());
    await user().click(item);
    await waitForDevices(0);
    await waitFor(() => expect(item).not.toBeChecked());
  });

  it('subscribes the device in «Il mio accesso» until the logout', async () => {
    api().answer(logOut, { authenticated: false });
    await user().click(await openAccess());
    await waitForDevices(1);
    await press('Logout');
    await waitForDevices(0);
    await waitFor(() => expect(location.pathname).toBe('/admin/login'));
  });

  it('shows that the browser blocks notifications, and stays off', async () => {
    browser.permission = 'denied';
    const alerts = await openAccess();
    await user().click(alerts);
    await screen.findByText(/consentili nelle impostazioni/);
    expect(alerts).not.toBeChecked();
    expect(devices).toEqual([]);
  });

  it('subscribes the device again when the database no longer contains it', async () => {
    browser.subscribed = KEY;
    api().answer(listClosures, []);
    await openStaffPage('/admin?tab=closures');
    await waitForDevices(1);
  });
});
