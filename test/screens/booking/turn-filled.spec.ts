import { waitFor } from '@testing-library/react';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import { requestReservation } from '#src/contracts/booking/reservation-operations.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { buildAvailability, buildDay, slotAt } from '#test/support/builders/booking-views.ts';
import { BOOKING_DATE, GUEST, setupGuestBooking } from '#test/support/screens/guest-booking.ts';

const { api, screen, user, press, openDetails, fillContact } = setupGuestBooking();

const FILLED = 'Le 19:00 si sono appena riempite. I tuoi dati restano qui: scegli un’altra ora.';

/** Refuses requests, because other parties took the last covers of the turn. */
const fillTurn = () => {
  const capacityInfo = {
    bookedCovers: 75,
    maxCovers: 75,
    availableCovers: 0,
    canAccommodate: false,
  };
  const availability = buildAvailability({ availableSlots: [], capacityInfo });
  const details = { availability };
  api().refuse(requestReservation, 409, { code: 'no_seats', message: 'Al completo', details });
  api().answer(listAvailableDays, ({ query: { from, days } }) =>
    Array.from({ length: Number(days) }, (_, at) => buildDay(addDays(from!, at))).map((day) =>
      day.date === BOOKING_DATE
        ? {
            ...day,
            turns: day.turns.map((turn) =>
              turn.timeSlotId === slotAt('19:00').id ? { ...turn, state: 'full' as const } : turn,
            ),
          }
        : day,
    ),
  );
};

it('says once that the turn has filled up, with other hours below, and keeps the input', async () => {
  await openDetails();
  await fillContact();
  fillTurn();
  await press('Invia la richiesta');
  const alert = await screen.findByText(FILLED, { selector: 'main [role=alert]' });
  expect(alert).toHaveFocus();
  await screen.findByText(FILLED, { selector: 'li *' });
  const listTiles = () => [...document.querySelectorAll<HTMLElement>('main a[href*="step=table"]')];
  await waitFor(() =>
    expect(listTiles().map(({ textContent }) => /\d\d:\d\d/.exec(textContent)?.[0])).toEqual([
      '20:50',
      '21:30',
      '19:00',
      '19:00',
    ]),
  );
  await user().click(listTiles()[0]!);
  await screen.findByText('Dove vuoi sederti?');
  await screen.findByRole('radio', { name: /^Scegliete voi/ });
  await press('Continua');
  expect(await screen.findByLabelText('Nome e cognome')).toHaveValue(GUEST.name);
});
