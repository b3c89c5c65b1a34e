import { waitFor } from '@testing-library/react';
import { readKitchenDay } from '#src/contracts/booking/kitchen.ts';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import { listQuotes } from '#src/contracts/private-events/quotes.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';
import { setupTonight } from '#test/support/screens/tonight.ts';

const { api, screen, serveTonight, openStaffPage } = setupTonight();

beforeEach(() => {
  serveTonight();
  api().answer(listRooms, []);
  api().answer(listQuotes, []);
  api().answer(readKitchenDay, { date: TODAY, parties: [] });
});

const openAs = (role: StaffRole, path: string) =>
  openStaffPage(path, { authenticated: true, username: 'Lucia', role });
const waitForPath = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

describe('the staff area', () => {
  it.each([
    ['dining-room', ['Prenotazioni', 'Tavoli', 'Capacità']],
    ['cashier', ['Prenotazioni', 'Preventivi', 'Capacità']],
  ] as const)('shows the role %s only its tabs %j', async (role, tabs) => {
    await openAs(role, '/admin');
    await screen.findByRole('heading', { name: 'Prenotazioni', level: 2 });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
    expect(screen.queryByText('Popola Database')).toBeNull();
    await screen.findByRole('button', { name: 'Nuova prenotazione' });
    expect(screen.queryByText('Esporta CSV')).toBeNull();
  });

  it.each([
    ['dining-room', '/admin/privacy', '/admin'],
    ['cashier', '/admin/people', '/admin'],
    ['kitchen', '/admin', '/admin/kitchen'],
    ['kitchen', '/admin/people', '/admin/kitchen'],
  ] as const)('redirects the role %s from %s to %s', async (role, path, home) => {
    await openAs(role, path);
    await waitForPath(home);
  });

  it('lets the dining room read tables, without a button to add one', async () => {
    await openAs('dining-room', '/admin?tab=tables');
    await screen.findByRole('group', { name: 'Turno' });
    expect(screen.queryByText('Aggiungi tavolo')).toBeNull();
  });

  it.each([
    ['dining-room', true],
    ['cashier', false],
  ] as const)('offers the %s + Telefono in Stasera, and + Porta: %s', async (role, hasDoor) => {
    await openAs(role, '/admin/tonight');
    await screen.findAllByRole('button', { name: '+ Telefono' });
    expect(screen.queryAllByRole('button', { name: '+ Porta' }).length > 0).toBe(hasDoor);
  });
});
