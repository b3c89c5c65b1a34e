import { fireEvent, waitFor, within } from '@testing-library/react';
import { listReservations } from '#src/contracts/booking/reservation-operations.ts';
import { enterReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { setupEntryPanels } from '#test/support/screens/entry-panels.ts';

const tonight = setupEntryPanels();
const { api, user, screen, panel, choose, pressInPanel, type, openDoor, openPhone } = tonight;
const { answerSteps, openDesk, findLastAction } = tonight;

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
