import { waitFor, fireEvent, within } from '@testing-library/react';
import {
  enterReservation,
  oneTapOperations,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { listTables } from '#src/contracts/booking/table-management.ts';
import { seatWishLabel } from '#src/contracts/booking/guest-wishes.ts';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { buildTable, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { freeTable, setupEntryPanels } from '#test/support/screens/entry-panels.ts';
import { buildParty } from '#test/support/screens/tonight.ts';
import { listReservations } from '#src/contracts/booking/reservation-operations.ts';

const {
  api,
  user,
  screen,
  answerSteps,
  choice,
  choose,
  openDoor,
  openEvening,
  openPanel,
  openPhone,
  openDesk,
  panel,
  pressInPanel,
  type,
  findLastAction,
} = setupEntryPanels();

const STEP_FREE = seatWishLabel.step_free.toLowerCase();
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the panel for parties at the door', () => {
  it('seats a party with two taps, for party size and table', async () => {
    answerSteps();
    await openDoor();
    await choose('Quanti', '2');
    await choose('Dove', /^Sala 9/);
    await findLastAction('Seduti');
    await waitUntilClosed();
    expect(api().calls(enterReservation)[0]!.body).toMatchObject({
      origin: 'walk_in',
      numberOfPeople: '2',
      tableId: freeTable.id,
      timeSlotId: dinnerTurns.first.id,
    });
    expect(api().calls(oneTapOperations.markSeated)).toHaveLength(1);
  });

  it('enters a party once when the tile of a table is tapped twice', async () => {
    answerSteps();
    await openDoor();
    await choose('Quanti', '3');
    await user().dblClick(await choice('Dove', /^Sala 9/));
    await findLastAction('Seduti');
    await waitUntilClosed();
    expect(api().calls(enterReservation)).toHaveLength(1);
  });

  it.each([
    ['all evening', [], 'tutta la sera'],
    [
      'until the next party comes',
      [{ arrivalTime: '21:30', timeSlotId: dinnerTurns.third.id }],
      'fino alle 21:30',
    ],
    [
      'for whom it is needed in this turn',
      [{ customerName: 'Amato Salvatore', origin: 'phone' as const, arrivalTime: '20:45' }],
      'serve ad Amato 2, 20:45',
    ],
  ])('shows that a table is free %s', async (_case, parties, words) => {
    const booked = parties.map((party) => buildParty({ tableId: freeTable.id, ...party }));
    await openDoor(...booked);
    await choose('Quanti', '2');
    expect(await choice('Dove', /^Sala 9/)).toHaveTextContent(words);
  });

  it('makes the tables amber that do not meet a wish, and says why', async () => {
    await openEvening();
    api().answer(listTables, [freeTable, buildTable({ name: 'Loggia 1', floor: 1 })]);
    await openPanel('+ Porta');
    await choose('Quanti', '2');
    await choose('Desideri', STEP_FREE);
    const upstairs = await choice('Dove', /^Loggia 1/);
    await waitFor(() => expect(upstairs).toHaveTextContent(`${STEP_FREE}: no`));
    expect(upstairs).toHaveStyle({ background: tone.medium.ground });
    expect(await choice('Dove', /^Sala 9/)).not.toHaveStyle({ background: tone.medium.ground });
  });
});

const field = (label: string) => screen.findByLabelText(label);
/** Pastes a text with blanks around it, which do not count. */
const paste = async (label: string, length: number) =>
  fireEvent.change(await field(label), { target: { value: ` ${'a'.repeat(length)} ` } });
const waitForError = async (label: string, max: number) => {
  const input = (await field(label)) as HTMLInputElement;
  await waitFor(() => expect(input).toHaveAccessibleDescription(`Massimo ${max} caratteri`));
  expect(input).toBeInvalid();
  expect(input.value.trim()).toHaveLength(max + 1);
};
const expectNoError = () => expect(screen.queryByText(/^Massimo \d+ caratteri$/)).toBeNull();

describe('a text that is too long keeps every character and is refused at its field', () => {
  it('in the name of a party at the door, which is seated after the correction', async () => {
    answerSteps();
    await openDoor();
    await choose('Quanti', '1');
    await paste('Nome', 101);
    await choose('Dove', /^Sala 9/);
    await waitForError('Nome', 100);
    await (await panel()).findByText('Non ancora seduti');
    expect(api().calls(enterReservation)).toEqual([]);
    await paste('Nome', 100);
    expectNoError();
    await choose('Dove', /^Sala 9/);
    await findLastAction('Seduti');
  });

  it('in the allergies on the telephone, before the booking is entered', async () => {
    await openPhone();
    await choose('Quanti', '1');
    await choose('Turno', /^21:30/);
    await type('Cognome e nome', 'Lunghi Lia');
    await type('Telefono', '347 000 0711');
    await pressInPanel('allergia');
    await paste('Altre allergie', 201);
    await user().click(await (await panel()).findByLabelText(/Me l’ha detto l’ospite/));
    await pressInPanel('Segna');
    await waitForError('Altre allergie', 200);
    await (await panel()).findByText('Non ancora segnata');
    await paste('Altre allergie', 200);
    expectNoError();
    expect(api().calls(enterReservation)).toEqual([]);
  });

  it('in the search of reservations', async () => {
    await openDesk('');
    await within(await screen.findByRole('search')).findByRole('searchbox');
    const searched = api().calls(listReservations).length;
    await paste('Cerca per nome o telefono', 101);
    await waitForError('Cerca per nome o telefono', 100);
    expect(api().calls(listReservations)).toHaveLength(searched);
  });
});
