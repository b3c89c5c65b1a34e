import { waitFor, within, fireEvent } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import {
  changeTable,
  listTables,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { storeRows } from '#test/support/screens/stored-rows.ts';
import {
  listUnavailableTables,
  setTableBlock,
  type UnavailableTable,
} from '#src/contracts/booking/table-blocks.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';

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

const table = buildTable({ name: 'Terrazza 6', floor: 2 });
const target = { date: '2027-06-10', tableId: table.id, timeSlotId: dinnerTurns.second.id };
let unavailable: UnavailableTable[];

const openTurn = async () => {
  unavailable = [];
  api().answer(listRooms, []);
  api().answer(listTables, [table]);
  api().answer(listTimeSlots, [dinnerTurns.first, dinnerTurns.second]);
  api().answer(listUnavailableTables, () => unavailable);
  await openStaffPage('/admin?tab=tables');
  await press('Per data e turno');
  fireEvent.change(await screen.findByLabelText('Data'), { target: { value: target.date } });
  await press('20:50 - 21:30');
};
const findTile = () => screen.findByRole('button', { name: 'Blocca Terrazza 6' });

describe('the view Per data e turno', () => {
  it('blocks and unblocks a table in one turn', async () => {
    await openTurn();
    api().answer(setTableBlock, ({ body }) => {
      const block = body as typeof target & { isAvailable: boolean };
      unavailable = block.isAvailable ? [] : [{ ...target, state: 'blocked', reservation: null }];
      return { ...block, maxReservations: 1 as const, withoutTable: [] };
    });
    await user().click(await findTile());
    await screen.findByText('Tavolo bloccato');
    await waitFor(async () => expect(await findTile()).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByText(/giovedì 10 giugno 2027, 20:50/).parentElement).toHaveTextContent(
      '1 bloccato',
    );
    (await findTile()).focus();
    await user().keyboard('{Enter}');
    await screen.findByText('Tavolo sbloccato');
    await waitFor(async () => expect(await findTile()).toHaveAttribute('aria-pressed', 'false'));
    expect(
      api()
        .calls(setTableBlock)
        .map(({ body }) => body),
    ).toMatchObject([
      { ...target, isAvailable: false },
      { ...target, isAvailable: true },
    ]);
  });

  it('refuses to block an occupied table, and links to its reservation', async () => {
    const reason =
      'Il tavolo «Terrazza 6» è prenotato giovedì 10 giugno alle 20:50: sposta prima la prenotazione.';
    const id = crypto.randomUUID();
    await openTurn();
    await findTile();
    unavailable = [
      {
        tableId: table.id,
        timeSlotId: target.timeSlotId,
        state: 'taken',
        reservation: { id, reference: 'ABC-123', numberOfPeople: 3, status: 'confirmed' },
      },
    ];
    api().refuse(setTableBlock, 409, { message: reason });
    await user().click(await findTile());
    await screen.findByText('Impossibile bloccare');
    await screen.findByText(reason);
    const occupied = await screen.findByRole('link', { name: /Terrazza 6, occupato: 3 persone/ });
    expect(occupied).toHaveAttribute('href', `/admin?tab=reservations&id=${id}`);
  });
});
