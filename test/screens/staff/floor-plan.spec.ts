import { waitFor, within } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import {
  changeTable,
  listTables,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { buildTable } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';

const { api, user, screen, press, choose, openStaffPage } = setupScreens();
let tables = storeRows<TableView>([]);
let saved: number;

const openPlan = async (...existing: TableView[]) => {
  tables = storeRows(existing);
  saved = 0;
  api().answer(listRooms, []);
  api().answer(listTables, () => tables.all());
  api().answer(changeTable, ({ params, body }) => ({
    ...tables.change(params['id'], {
      ...(body as object),
      updatedAt: `2027-03-10T09:00:0${++saved}.000Z`,
    }),
    upcoming: 0,
    tooLarge: 0,
  }));
  await openStaffPage('/admin?tab=tables');
  await press('Pianta');
  await screen.findByRole('region', { name: 'Pianta: Piano 0' });
};
const findTable = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name},`) });
const focusTable = async (name: string) => (await findTable(name)).focus();
const changes = () =>
  api()
    .calls(changeTable)
    .map(({ body }) => body);

describe('the floor plan in the tab Tavoli', () => {
  it('moves the focused table with the arrow keys, and saves several presses as one change', async () => {
    await openPlan(buildTable({ name: 'Loggia 7', capacity: 4, position: { x: 30, y: 40 } }));
    await focusTable('Loggia 7');
    await user().keyboard('{ArrowRight>2/}{Shift>}{ArrowDown}{/Shift}{ArrowLeft}');
    await screen.findByText('Tavolo aggiornato');
    expect(changes()).toEqual([{ position: { x: 31, y: 45 } }]);
    await screen.findByRole('button', {
      name: 'Loggia 7, 4 persone: 31 da sinistra, 45 dall’alto',
    });
  });

  it('saves when the focus leaves the table, and sends the version of the last save', async () => {
    await openPlan(
      buildTable({ name: 'Sala 1', position: { x: 30, y: 40 }, updatedAt: '2027-01-01T09:00:00Z' }),
    );
    for (const key of ['{ArrowUp}{Tab}', '{ArrowUp}{Tab}']) {
      await focusTable('Sala 1');
      const before = changes().length;
      await user().keyboard(key);
      await waitFor(() => expect(changes()).toHaveLength(before + 1));
      await screen.findByText('Tavolo aggiornato');
    }
    const versions = api()
      .calls(changeTable)
      .map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"2027-01-01T09:00:00Z"', '"2027-03-10T09:00:01.000Z"']);
  });

  it('shows the position that a colleague saved first when a move is refused', async () => {
    const table = buildTable({ name: 'Terrazza 5', capacity: 4, position: { x: 20, y: 20 } });
    await openPlan(table);
    const reason = 'Nel frattempo direzione ha modificato il tavolo «Terrazza 5».';
    api().refuse(changeTable, 409, { code: 'changed_meanwhile', message: reason });
    tables.change(table.id, { position: { x: 50, y: 60 }, updatedAt: '2027-03-10T09:30:00.000Z' });
    await focusTable('Terrazza 5');
    await user().keyboard('{ArrowUp}');
    await screen.findByText(reason);
    await screen.findByRole('button', {
      name: 'Terrazza 5, 4 persone: 50 da sinistra, 60 dall’alto',
    });
  });

  it('places a table without a position in a row, and keeps the position when its shape changes', async () => {
    await openPlan(buildTable({ name: 'Limoneto' }));
    await focusTable('Limoneto');
    await user().keyboard('{ArrowUp}{Tab}');
    await screen.findByText('Tavolo aggiornato');
    expect(changes()).toEqual([{ position: { x: 10, y: 89 } }]);
    await press('Tutti i tavoli');
    await press('Modifica Limoneto');
    await choose(/^Forma/, 'Quadrato');
    const dialog = await screen.findByRole('dialog');
    await user().click(within(dialog).getByRole('button', { name: 'Aggiorna tavolo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tables.all()[0]).toMatchObject({ shape: 'square', position: { x: 10, y: 89 } });
  });
});
