import { waitFor } from '@testing-library/react';
import { listDishes, listDrinks, seedDatabase } from '#src/contracts/catalogue/menu-views.ts';
import { listClosures } from '#src/contracts/closures.ts';
import { countQuotes, listQuotes } from '#src/contracts/private-events/quotes.ts';
import { setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, serveTonight, openStaffPage } = setupTonight();

beforeEach(() => {
  serveTonight();
  api().answer(listClosures, []);
  api().answer(listQuotes, []);
  api().answer(countQuotes, { pending: 3, approved: 0, rejected: 0 });
});

const findTabs = async () => {
  await screen.findByRole('tablist', { name: "Sezioni dell'amministrazione" });
  return screen.getAllByRole('tab');
};

describe('the seven tabs', () => {
  it('have a fixed order, and show how many items wait', async () => {
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
