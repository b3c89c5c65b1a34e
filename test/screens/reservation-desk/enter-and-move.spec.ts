import { fireEvent, waitFor, within } from '@testing-library/react';
import {
  cancelReservation,
  enterReservation,
  moveReservation,
  oneTapOperations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { listUnavailableTables } from '#src/contracts/booking/table-blocks.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import {
  buildDeskReservation,
  deskTables,
  EVENING,
  recentAction,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const {
  api,
  user,
  screen,
  press,
  openDesk,
  add,
  change,
  card,
  dialog,
  dialogField,
  closeDialogByKey,
  fillDialog,
} = setupReservationDesk();

const OTHER_DAY = '2027-04-14';
const pressInDialog = async (name: string) =>
  user().click(within(await dialog()).getByRole('button', { name }));
const pressInCard = async (name: string) =>
  user().click(within(await card()).getByRole('button', { name }));
const fillPhoneBooking = async (people = '2') => {
  await press('Nuova prenotazione');
  await fillDialog('Nome', 'Ospite Di Prova');
  await fillDialog('Telefono', '333 000 0909');
  await fillDialog('Data', EVENING);
  await fillDialog('Persone', people);
  await user().selectOptions(await dialogField('Turno'), dinnerTurns.first.id);
};

describe('a booking by telephone', () => {
  it('shows missing fields, survives a tap beside it, and accepts a party larger than the online limit of eight', async () => {
    api().answer(enterReservation, ({ body }) => {
      const numberOfPeople = Number((body as { numberOfPeople: string }).numberOfPeople);
      return add(buildDeskReservation({ status: 'confirmed', origin: 'phone', numberOfPeople }));
    });
    await openDesk('');
    await press('Nuova prenotazione');
    const day = await dialogField('Data');
    expect(day).toHaveAttribute('min', '2027-03-10');
    expect(day).toHaveAttribute('max', '2028-03-09');
    await pressInDialog('Inserisci');
    for (const words of [
      'Il nome è obbligatorio',
      'Il numero di telefono è obbligatorio',
      'Seleziona un turno',
    ])
      await screen.findByText(words);
    await closeDialogByKey();
    await fillPhoneBooking('12');
    fireEvent.pointerDown(document.body);
    expect(await dialogField('Nome')).toHaveValue('Ospite Di Prova');
    await pressInDialog('Inserisci');
    await screen.findByText('Prenotazione inserita');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const words of ['Confermata', '12', 'Telefono', 'Da assegnare'])
      expect(await card()).toHaveTextContent(words);
    expect(api().calls(enterReservation)[0]!.body).toMatchObject({
      origin: 'phone',
      customerPhone: '333 000 0909',
      reservationDate: EVENING,
      timeSlotId: dinnerTurns.first.id,
      tableId: null,
    });
  });

  it('shows a hint for an incomplete telephone number, which staff may keep', async () => {
    await openDesk('');
    await fillPhoneBooking();
    await fillDialog('Telefono', '333 12');
    await user().tab();
    await screen.findByText('Sembra incompleto: controlla le cifre.');
    expect(await dialogField('Telefono')).not.toHaveAttribute('aria-invalid');
  });

  it('uses an occupied table only with a reason, which Storia shows', async () => {
    await openDesk('');
    api().answer(listUnavailableTables, [
      {
        tableId: deskTables.balcony.id,
        timeSlotId: dinnerTurns.first.id,
        state: 'taken',
        reservation: null,
      },
    ]);
    api().refuse(enterReservation, 409, {
      code: 'table_taken',
      message: 'Loggia 1 è già occupato in questo turno.',
      details: { overridable: true },
    });
    await fillPhoneBooking();
    const option = await screen.findByRole('option', { name: 'Loggia 1 · 2 posti · occupato' });
    await user().selectOptions(screen.getByLabelText('Tavolo'), option);
    await pressInDialog('Inserisci');
    await screen.findByText(/è già occupato in questo turno/);
    expect(await dialogField('Nome')).toHaveValue('Ospite Di Prova');
    await pressInDialog('Inserisci lo stesso');
    await screen.findByText('Indica il motivo');
    expect(api().calls(enterReservation)).toHaveLength(1);
    api().answer(enterReservation, ({ body }) => {
      const { override } = body as { override: { reason: string } };
      const { id } = add(
        buildDeskReservation({ status: 'confirmed', tableShared: true, tableName: 'Loggia 1' }),
      );
      return change(id, {}, 'entered', { passed: ['table_taken'], note: override.reason });
    });
    await fillDialog('Motivo per procedere lo stesso', 'Si siedono insieme');
    await pressInDialog('Inserisci lo stesso');
    await screen.findByText('Prenotazione inserita');
    await within(await card()).findByText('Tavolo condiviso');
    await pressInCard('Storia');
    await screen.findByText('Oltre il limite, perché: Si siedono insieme');
    const [first, second] = api()
      .calls(enterReservation)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });
});

describe('the change of a reservation', () => {
  it('saves another date, turn, table and party size, and can be undone', async () => {
    const reservation = buildDeskReservation({ status: 'confirmed' });
    const { timeSlotId, timeSlotData } = reservation;
    await openDesk(`date=${EVENING}`, reservation);
    await pressInCard('Sposta');
    await within(await dialog()).findByText(
      'Adesso: lunedì 12 aprile 2027, 19:00 - 20:50, 2 persone, tavolo da assegnare',
    );
    api().answer(moveReservation, () =>
      change(
        reservation.id,
        {
          reservationDate: OTHER_DAY,
          timeSlotData: { startTime: '20:50', endTime: '21:30', description: null },
          tableName: 'Sala 3',
          numberOfPeople: 4,
          toCall: true,
          contact: 'not_informed',
          lastAction: recentAction('moved'),
        },
        'moved',
      ),
    );
    await fillDialog('Data', OTHER_DAY);
    await fillDialog('Persone', '4');
    await user().selectOptions(await dialogField('Turno'), dinnerTurns.second.id);
    await screen.findByRole('option', { name: 'Sala 3 · 4 posti' });
    await user().selectOptions(await dialogField('Tavolo'), deskTables.three.id);
    await pressInDialog('Salva');
    await screen.findByText('Prenotazione modificata');
    for (const words of ['mercoledì 14 aprile 2027', '20:50 - 21:30', '4', 'Sala 3', 'Da avvisare'])
      expect(await card()).toHaveTextContent(words);
    expect(api().calls(moveReservation)[0]!.body).toEqual({
      reservationDate: OTHER_DAY,
      timeSlotId: dinnerTurns.second.id,
      tableId: deskTables.three.id,
      numberOfPeople: '4',
    });
    api().answer(oneTapOperations.undo, () =>
      change(
        reservation.id,
        { timeSlotId, timeSlotData, reservationDate: EVENING, lastAction: null },
        'undone',
      ),
    );
    await pressInCard('Annulla azione');
    await waitFor(async () => expect(await card()).toHaveTextContent('19:00 - 20:50'));
  });

  it('shows what a colleague changed, keeps the typed value and then saves both changes', async () => {
    const reservation = buildDeskReservation({ status: 'confirmed' });
    await openDesk(`id=${reservation.id}&action=move`, reservation);
    await dialog();
    await fillDialog('Persone', '3');
    change(reservation.id, { tableId: deskTables.four.id, tableName: 'Sala 4' }, 'moved');
    api().refuse(moveReservation, 409, {
      code: 'changed_meanwhile',
      message: 'Nel frattempo sala ha modificato la prenotazione.',
    });
    await pressInDialog('Salva');
    await screen.findByText(/Nel frattempo sala/);
    await within(await dialog()).findByText(/, Sala 4$/);
    expect(await dialogField('Persone')).toHaveValue(3);
    api().answer(moveReservation, () => change(reservation.id, { numberOfPeople: 3 }, 'moved'));
    await pressInDialog('Salva');
    await screen.findByText('Prenotazione modificata');
    const { body, headers } = api().calls(moveReservation)[1]!;
    expect(headers.get('if-match')).toBe('"2"');
    expect(body).toMatchObject({ numberOfPeople: '3', tableId: deskTables.four.id });
  });

  it('cancels a confirmed reservation with a reason, which Storia shows', async () => {
    const reservation = buildDeskReservation({ status: 'confirmed' });
    api().answer(cancelReservation, ({ body }) =>
      change(
        reservation.id,
        { status: 'cancelled', outcome: 'cancelled_by_staff' },
        'cancelled',
        body as { reason: 'guest_asked' },
      ),
    );
    await openDesk('', reservation);
    await pressInCard('Altro');
    await user().click(await screen.findByRole('menuitem', { name: 'Annulla prenotazione' }));
    await dialog();
    await pressInDialog('Annulla prenotazione');
    await screen.findByText('Indica il motivo');
    expect(api().calls(cancelReservation)).toEqual([]);
    await user().click(screen.getByLabelText('Lo ha chiesto il cliente'));
    await pressInDialog('Annulla prenotazione');
    await screen.findByText('Prenotazione annullata');
    await within(await card()).findByText('Annullata dal locale');
    await pressInCard('Storia');
    await screen.findByText('Motivo: Lo ha chiesto il cliente');
  });
});
