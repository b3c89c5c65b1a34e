import { jest } from '@jest/globals';
import { within } from '@testing-library/react';
import { moveReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { buildParty, setupTonight } from '#test/support/screens/tonight.ts';

const { api, user, screen, press, dialog, openTonight } = setupTonight();

it('scrolls the refusal of a dialog into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  api().refuse(moveReservation, 409, { message: 'Sala 3 è già occupato in questo turno.' });
  await openTonight(buildParty());
  await press(/^Trova tavolo/);
  await user().click(await screen.findByRole('radio', { name: /^Sala 3/ }));
  scrolled.mockClear();
  await press('Assegna');
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent('Sala 3 è già occupato in questo turno.');
  expect(scrolled.mock.contexts).toContain(alert);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
