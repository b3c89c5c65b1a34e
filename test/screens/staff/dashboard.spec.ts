import { waitFor } from '@testing-library/react';
import { listDishes, listDrinks, seedDatabase } from '#src/contracts/catalogue/menu-views.ts';
import { listClosures } from '#src/contracts/closures.ts';
import { countQuotes, listQuotes } from '#src/contracts/private-events/quotes.ts';
import { setupTonight } from '#test/support/screens/tonight.ts';
import { readKitchenDay } from '#src/contracts/booking/kitchen.ts';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, serveTonight, openStaffPage } = setupTonight();

beforeEach(() => {
  serveTonight();
  api().answer(listClosures, []);
  api().answer(listQuotes, []);
  api().answer(listRooms, []);
  api().answer(readKitchenDay, { date: TODAY, parties: [] });
});

const findTabs = async () => {
  await screen.findByRole('tablist', { name: "Sezioni dell'amministrazione" });
  return screen.getAllByRole('tab');
};

describe('the seven tabs', () => {
  it('have a fixed order, and show how many items wait', async () => {
    api().answer(countQuotes, { pending: 3, approved: 0, rejected: 0 });
    await openStaffPage('/admin?tab=closures');
    await screen.findByRole('tab', { name: 'Preventivi 3 in attesa' });
    expect((await findTabs()).map(({ textContent }) => textContent)).toEqual([
      'Menu',
      'Prenotazioni',
      'Tavoli',
      'Orari',
      'Preventivi3 in attesa',
      'Capacità',
      'Disponibilità',
    ]);
  });

  it('follow the arrow keys, and stay selected in the URL', async () => {
    await openStaffPage('/admin?tab=reservations');
    (await screen.findByRole('tab', { name: 'Prenotazioni' })).focus();
    await user().keyboard('{ArrowRight>4/}');
    await screen.findByRole('heading', { name: 'Capacità' });
    const tab = screen.getByRole('tab', { name: 'Capacità' });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Capacità' })).toBeInTheDocument();
    expect(location.search).toBe('?tab=capacity');
  });
});

describe('the button «Popola Database»', () => {
  it('reports success, and reads the menu of the page again', async () => {
    api().answer(listDishes, []);
    api().answer(listDrinks, []);
    api().answer(seedDatabase, { timeSlots: 0, tables: 0, dishes: 9, drinks: 0 });
    await openStaffPage('/admin');
    await waitFor(() => expect(api().calls(listDishes)).toHaveLength(1));
    await press('Popola Database');
    await screen.findByText('Database popolato con successo!');
    await waitFor(() => expect(api().calls(listDishes)).toHaveLength(2));
    await screen.findByRole('button', { name: 'Popola Database' });
  });

  it('reports why the server refused', async () => {
    api().refuse(seedDatabase, 503, { message: 'Il registro riposa' });
    await openStaffPage('/admin?tab=closures');
    await press('Popola Database');
    await screen.findByText('Errore nel popolare il database');
    await screen.findByText('Il registro riposa');
  });
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
