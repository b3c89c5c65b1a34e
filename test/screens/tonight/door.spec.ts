import { waitFor } from '@testing-library/react';
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
