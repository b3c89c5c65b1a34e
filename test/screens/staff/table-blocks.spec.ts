import { fireEvent, waitFor } from '@testing-library/react';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import {
  listUnavailableTables,
  setTableBlock,
  type UnavailableTable,
} from '#src/contracts/booking/table-blocks.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import { listTimeSlots } from '#src/contracts/booking/time-slots.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();
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
