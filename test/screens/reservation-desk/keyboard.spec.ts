import { waitFor, within } from '@testing-library/react';
import { moveReservation } from '#src/contracts/booking/reservation-desk-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import {
  buildDeskReservation,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { api, user, screen, openDesk, change, card, dialog, closeDialogByKey } =
  setupReservationDesk();

/** Presses Tab until the control with this name has the focus. */
const tabTo = async (name: string) => {
  const isFocused = () => {
    const focused = document.activeElement as HTMLInputElement;
    return (focused.labels?.[0] ?? focused).textContent === name;
  };
  for (let presses = 0; presses < 80 && !isFocused(); presses++) await user().tab();
  expect(isFocused()).toBe(true);
};
const button = async (name: string) => within(await card()).getByRole('button', { name });

describe('a request used with the keyboard alone', () => {
  it('is accepted and changed, and the focus stays on its card', async () => {
    const request = buildDeskReservation();
    api().answer(decideReservation, () => change(request.id, { status: 'confirmed' }, 'confirmed'));
    api().answer(moveReservation, () => change(request.id, { numberOfPeople: 5 }, 'moved'));
    await openDesk('', request);
    await card();
    await tabTo('Accetta');
    await user().keyboard('{Enter}');
    await within(await card()).findByText('Confermata');
    await waitFor(async () => expect(await card()).toHaveFocus());
    await tabTo('Sposta');
    await user().keyboard('{Enter}');
    await dialog();
    await tabTo('Persone');
    await user().keyboard('{Control>}a{/Control}5{Enter}');
    await screen.findByText('Prenotazione modificata');
    await waitFor(async () => expect(await button('Sposta')).toHaveFocus());
    expect(api().calls(moveReservation)[0]!.body).toMatchObject({ numberOfPeople: '5' });
  });

  it('has a menu that opens, closes and starts an action', async () => {
    await openDesk('', buildDeskReservation({ status: 'confirmed' }));
    await card();
    await tabTo('Sposta');
    await tabTo('Altro');
    await user().keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user().keyboard('{End}');
    const cancel = await screen.findByRole('menuitem', { name: 'Annulla prenotazione' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await user().keyboard('{Escape}');
    await waitFor(async () => expect(await button('Altro')).toHaveFocus());
    await user().keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    await user().keyboard('{End}{Enter}');
    await waitFor(async () =>
      expect(await dialog()).toContainElement(document.activeElement as HTMLElement),
    );
    await closeDialogByKey();
    await waitFor(async () => expect(await button('Altro')).toHaveFocus());
  });
});
