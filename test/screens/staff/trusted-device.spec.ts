import { waitFor, within } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import { setTableBlock } from '#src/contracts/booking/table-blocks.ts';
import { listOwnSessions } from '#src/contracts/staff/own-account.ts';
import {
  confirmPerson,
  listDeviceUsers,
  trustDevice,
  type DeviceUser,
} from '#src/contracts/staff/trusted-device.ts';
import { checkSession, type SessionView } from '#src/contracts/staff/sign-in.ts';
import { setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, fill, serveTonight, openStaffPage } = setupTonight();

const device: SessionView = { authenticated: true, role: 'trusted-device' };
const lucia: DeviceUser = {
  id: crypto.randomUUID(),
  username: 'Lucia Greco',
  role: 'dining-room',
  locked: false,
};
const locked: DeviceUser = { ...lucia, id: crypto.randomUUID(), username: 'Rosa', locked: true };

beforeEach(() => {
  serveTonight();
  api().answer(listRooms, []);
  api().answer(listDeviceUsers, { people: [lucia, locked] });
});

const acceptBlock = () =>
  api().answer(setTableBlock, ({ body }) => ({
    ...(body as { date: string; tableId: string; timeSlotId: string; isAvailable: boolean }),
    maxReservations: 1 as const,
    withoutTable: [],
  }));
/** Blocks a table, which the server refuses until a person has confirmed. */
const blockTable = async () => {
  api().refuse(setTableBlock, 401, { code: 'person_required', message: 'Chi sei?' });
  await openStaffPage('/admin?tab=tables', device);
  await press('Blocca Sala 3');
  return within(await screen.findByRole('dialog', { name: 'Chi sei?' }));
};

describe('the trusted device', () => {
  it('is made by an owner with the password, and then starts on Stasera', async () => {
    api().answer(listOwnSessions, { sessions: [] });
    await openStaffPage('/admin/access');
    const wrong = 'La password attuale non è corretta';
    api().refuse(trustDevice, 400, { message: wrong, fields: { currentPassword: wrong } });
    await press('Questo è il tablet della casa');
    await fill('La tua password', 'non è questa');
    await user().keyboard('{Enter}');
    await screen.findByText(wrong);
    api().answer(trustDevice, () => {
      api().answer(checkSession, device);
      return device;
    });
    await fill('La tua password', 'nove ulivi');
    await user().keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/admin/tonight'));
  });

  it('opens Stasera instead of the tabs', async () => {
    await openStaffPage('/admin', device);
    await waitFor(() => expect(location.pathname).toBe('/admin/tonight'));
  });

  it('asks for person and PIN by keyboard, and then repeats the change', async () => {
    const dialog = await blockTable();
    await user().keyboard('9999');
    dialog.getByText('Prima scegli la tua tessera.');
    await user().click(await dialog.findByRole('button', { name: /Rosa cifre bloccate/ }));
    dialog.getByText('Prima scegli la tua tessera.');

    api().refuse(confirmPerson, 400, { message: 'Le cifre non sono giuste' });
    dialog.getByRole('button', { name: /Lucia Greco sala/ }).focus();
    await user().keyboard('{Enter}8{Backspace}9999');
    await dialog.findByText('Le cifre non sono giuste');
    dialog.getByRole('status', { name: '0 cifre su 4' });

    api().answer(confirmPerson, () => {
      acceptBlock();
      return { username: lucia.username, role: lucia.role, until: '2027-03-10T19:50:00.000Z' };
    });
    await user().keyboard('40');
    for (const digit of ['7', '1']) await user().click(dialog.getByRole('button', { name: digit }));
    await screen.findByText('Tavolo bloccato');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      api()
        .calls(confirmPerson)
        .map(({ body }) => body),
    ).toEqual([
      { personId: lucia.id, pin: '9999' },
      { personId: lucia.id, pin: '4071' },
    ]);
  });

  it('makes no change when the person closes the question', async () => {
    const dialog = await blockTable();
    await user().click(dialog.getByRole('button', { name: 'Chiudi' }));
    await screen.findByText('Impossibile bloccare');
    expect(api().calls(setTableBlock)).toHaveLength(1);
  });
});
