import { waitFor, within } from '@testing-library/react';
import {
  moveReservation,
  oneTapOperations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { listUnavailableTables } from '#src/contracts/booking/table-blocks.ts';
import { setupEventStream } from '#test/support/screens/event-stream.ts';
import { deskTables, recentAction } from '#test/support/screens/reservation-desk.ts';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const {
  api,
  user,
  screen,
  press,
  openTonight,
  openParty,
  change,
  dialog,
  closeDialogByKey,
  row,
  pressInRow,
  findInRow,
  findLastAction,
  answerSteps,
  answerUndo,
} = setupTonight();
const { connect, sendChange } = setupEventStream();

const LATE = 'Ferrara Elda';
const OTHER = 'Caruso Biagio';
const TABLE = { tableId: deskTables.three.id, tableName: 'Sala 3' };
const late = () => buildParty({ customerName: LATE, arrivalTime: '20:00', ...TABLE });
const other = () => buildParty({ customerName: OTHER, arrivalTime: '20:30', ...TABLE });
const nameButton = async (name: string) => within(await row(name)).getAllByRole('button')[0]!;

describe('the row of a party', () => {
  it('seats a late party, frees its table and undoes the last step', async () => {
    answerSteps();
    answerUndo({ status: 'confirmed', clearedAt: null });
    await openTonight(late(), other());
    await findInRow(LATE, '−36 min');
    await findInRow(LATE, 'da chiamare');
    await pressInRow(LATE, /^Arrivati/);
    await findLastAction(`Arrivati${LATE}, 2 · Sala 3`);
    await findInRow(LATE, "seduti 0'");
    await pressInRow(LATE, /^Libera/);
    await findInRow(LATE, 'andati 20:36');
    expect(within(await row(LATE)).getAllByRole('button')).toHaveLength(1);
    screen.getByRole('button', { name: 'Rimetti com’era' }).focus();
    await user().keyboard('{Enter}');
    await findLastAction('Rimesso com’era');
    await findInRow(LATE, 'seduti');
    await waitFor(async () => expect(await nameButton(LATE)).toHaveFocus());
  });

  it('assigns a table to a party without one and updates the count in the header', async () => {
    const parties = [buildParty({ customerName: LATE }), buildParty({ customerName: OTHER })];
    api().answer(moveReservation, ({ params }) =>
      change(params['id']!, { ...TABLE, lastAction: recentAction('moved') }, 'moved'),
    );
    await openTonight(...parties);
    api().answer(listUnavailableTables, []);
    await screen.findByRole('button', { name: '2 senza tavolo' });
    await pressInRow(LATE, /^Trova tavolo/);
    await user().click(await screen.findByRole('radio', { name: /^Sala 3/ }));
    await press('Assegna');
    await findLastAction('Tavolo assegnato');
    await screen.findByRole('button', { name: '1 senza tavolo' });
    expect(api().calls(moveReservation)[0]!.body).toMatchObject({ tableId: TABLE.tableId });
  });

  it('is chosen with the arrow keys and opened with Enter, and gets the focus back', async () => {
    await openTonight(late(), other());
    (await nameButton(LATE)).focus();
    await user().keyboard('{ArrowDown}');
    expect(await nameButton(OTHER)).toHaveFocus();
    await user().keyboard('{ArrowUp}{Enter}');
    await within(await dialog()).findByRole('button', { name: 'Correggi dati' });
    await closeDialogByKey();
    await waitFor(async () => expect(await nameButton(LATE)).toHaveFocus());
    await user().keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveTextContent(/^Arrivati/);
  });

  it('gets the focus back after the form that corrects its contact data', async () => {
    await openTonight(late());
    await openParty(LATE);
    await user().click(
      await within(await dialog()).findByRole('button', { name: 'Correggi dati' }),
    );
    await within(await dialog()).findByLabelText('Telefono');
    await closeDialogByKey();
    await waitFor(async () => expect(await nameButton(LATE)).toHaveFocus());
  });

  it('shows an action of its drawer as the last action, without a toast, and undoes it with Ctrl+Z', async () => {
    const party = late();
    api().answer(oneTapOperations.pinTable, () =>
      change(
        party.id,
        {
          tablePinned: true,
          updatedAt: '2027-03-10T19:36:00.000Z',
          lastAction: recentAction('table_pinned'),
        },
        'table_pinned',
      ),
    );
    answerUndo({ tablePinned: false });
    await openTonight(party);
    await openParty(LATE);
    await user().click(await within(await dialog()).findByRole('button', { name: 'Altro' }));
    await user().click(await screen.findByRole('menuitem', { name: 'Fissa il tavolo' }));
    await findLastAction('Tavolo fissato');
    expect(screen.queryByRole('region', { name: /^Notifiche/ })).toBeNull();
    await closeDialogByKey();
    await waitFor(async () => expect(await nameButton(LATE)).toHaveFocus());
    await user().keyboard('{Control>}z{/Control}');
    await findLastAction('Rimesso com’era');
  });

  it('shows that a colleague has seated the party', async () => {
    const party = late();
    await openTonight(party);
    await connect();
    change(party.id, { seatedAt: '2027-03-10T19:30:00.000Z' }, 'seated');
    await sendChange({ type: 'GuestsSeated', about: 'reservation', id: party.id, position: 1 });
    await findInRow(LATE, "seduti 6'");
  });
});
