import { fireEvent, waitFor, within } from '@testing-library/react';
import { changeRoom, listRooms, type RoomView } from '#src/contracts/booking/rooms.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import type { StrandedReservation } from '#src/contracts/closures.ts';
import { venue } from '#src/venue.ts';
import { buildStrandedReservation } from '#test/support/builders/closure-views.ts';
import { buildTable } from '#test/support/builders/floor-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();
let rooms: RoomView[];

const changeStored = (floor: number, over: object): RoomView => {
  rooms = rooms.map((room) => (room.floor === floor ? { ...room, ...over } : room));
  return rooms[floor]!;
};
const acceptChanges = (affected: StrandedReservation[] = []) =>
  api().answer(changeRoom, ({ params, body }) => ({
    ...changeStored(Number(params['floor']), body as object),
    affected,
  }));

const toRoom = ({ floor, name, seasonFrom, seasonTo }: (typeof venue.rooms)[number]): RoomView => {
  const updatedAt = '2027-01-01T09:00:00.000Z';
  return { floor, name, seasonFrom, seasonTo, closedUntil: null, updatedAt };
};

const openTables = async () => {
  rooms = venue.rooms.map(toRoom);
  api().answer(listRooms, () => rooms);
  api().answer(listTables, () => rooms.map((room) => buildTable({ floor: room.floor, room })));
  await openStaffPage('/admin?tab=tables');
  await screen.findByText(/^Sala: aperta tutto l'anno$/);
};
const floor = (number: number) => within(screen.getByRole('region', { name: `Piano ${number}` }));

const openForm = async (room: string) => {
  await press(`Modifica apertura: ${room}`);
  const form = within(await screen.findByRole('form', { name: `Apertura: ${room}` }));
  const field = (label: string | RegExp): HTMLElement => form.getByLabelText(label);
  return {
    ...form,
    field,
    save: async (fields: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(fields))
        fireEvent.change(field(new RegExp(`^${label}`)), { target: { value } });
      await user().click(form.getByRole('button', { name: 'Salva apertura' }));
    },
  };
};
const sentRooms = () =>
  api()
    .calls(changeRoom)
    .map(({ body }) => body);

describe('the rooms in the tab Tavoli', () => {
  it('show their season, and a new one applies to their tables at once', async () => {
    await openTables();
    floor(2).getByText('Terrazza: dal 1° aprile al 31 ottobre');
    floor(2).getByText('fuori stagione fino al 1° aprile');
    acceptChanges();
    const form = await openForm('Terrazza');
    expect(form.field('Stagione dal')).toHaveValue('01/04');
    await form.save({ 'Stagione dal': '1/1', 'Stagione al': '31/12' });
    await floor(2).findByText('Terrazza: dal 1° gennaio al 31 dicembre');
    await waitFor(() => expect(floor(2).queryByText(/^fuori stagione/)).toBeNull());
    expect(sentRooms()).toEqual([{ seasonFrom: '01-01', seasonTo: '12-31', closedUntil: null }]);
  });

  it('close until a day, which their tables show too', async () => {
    await openTables();
    acceptChanges();
    const form = await openForm('Loggia');
    await form.save({ 'Chiusa fino al': '2027-03-19' });
    await floor(1).findByText('Loggia: chiusa fino al 19 marzo');
    await floor(1).findByText('chiusa fino al 19 marzo');
  });

  it.each([
    ['Stagione dal', '32/13', 'Scrivi giorno e mese, per esempio 15/03'],
    ['Stagione dal', '1/5', 'Una stagione ha un primo e un ultimo giorno'],
    ['Stagione al', '29/02', 'Scrivi giorno e mese, per esempio 15/03'],
  ])('refuse %s %s beside the field, without a request', async (label, value, message) => {
    await openTables();
    const form = await openForm('Loggia');
    await form.save({ [label]: value });
    await form.findByText(message);
    expect(sentRooms()).toEqual([]);
  });

  it('show the refusal of a past day beside its field, and keep the form open', async () => {
    await openTables();
    const reason = 'La sala deve riaprire dopo oggi';
    api().refuse(changeRoom, 400, { message: reason, fields: { closedUntil: reason } });
    const form = await openForm('Loggia');
    await form.save({ 'Chiusa fino al': '2027-03-10' });
    await form.findAllByText(reason);
    const field = form.field(/^Chiusa fino al/);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
  });

  it('list the reservations that a closing strands', async () => {
    await openTables();
    acceptChanges([buildStrandedReservation({ customerName: 'Agata Prova' })]);
    const form = await openForm('Loggia');
    await form.save({ 'Chiusa fino al': '2027-06-01' });
    const dialog = await screen.findByRole('dialog', { name: '1 prenotazione da spostare' });
    expect(dialog).toHaveTextContent(/nessuna è stata annullata.*Agata Prova/s);
    await press('Ho capito');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('show the change of a colleague after a conflict, and overwrite it on the second save', async () => {
    await openTables();
    const reason = 'Nel frattempo ufficio ha modificato la sala.';
    api().refuse(changeRoom, 409, { code: 'changed_meanwhile', message: reason });
    const form = await openForm('Loggia');
    changeStored(1, { closedUntil: '2027-04-02', updatedAt: '2027-03-10T09:30:00.000Z' });
    await form.save({ 'Chiusa fino al': '2027-03-19' });
    await form.findByText(
      /^Nel frattempo ufficio ha modificato la sala\..*chiusa fino al 2 aprile/s,
    );
    acceptChanges();
    await form.save({});
    await floor(1).findByText('Loggia: chiusa fino al 19 marzo');
    const versions = api()
      .calls(changeRoom)
      .map(({ headers }) => headers.get('if-match'));
    expect(versions).toEqual(['"2027-01-01T09:00:00.000Z"', '"2027-03-10T09:30:00.000Z"']);
  });
});
