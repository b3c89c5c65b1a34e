import { fireEvent, within } from '@testing-library/react';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import { searchAlternatives } from '#src/contracts/booking/reservation-operations.ts';
import {
  joinWaitingList,
  readWaitingListState,
} from '#src/contracts/booking/waiting-list-operations.ts';
import { buildDay, buildProposal, slotAt } from '#test/support/builders/booking-views.ts';
import { BOOKING_DATE, setupGuestBooking } from '#test/support/screens/guest-booking.ts';
import { buildWaitingListState, WAITING_LINK } from '#test/support/builders/waiting-list-views.ts';

const { api, screen, press, user, openPage, openTables, answerAvailability } = setupGuestBooking();

const fillTurn = () => {
  const capacityInfo = {
    bookedCovers: 75,
    maxCovers: 75,
    availableCovers: 0,
    canAccommodate: false,
  };
  answerAvailability({ availableSlots: [], capacityInfo });
  api().answer(searchAlternatives, [buildProposal('21:30')]);
  api().answer(joinWaitingList, {
    id: '00000000-0000-4000-8000-000000000001',
    status: 'waiting',
    link: WAITING_LINK,
  });
  api().answer(readWaitingListState, buildWaitingListState());
};
const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('a full turn', () => {
  it('leads from its note to the waiting list, with the turn ticked', async () => {
    api().answer(listAvailableDays, ({ query: { from } }) => {
      const day = buildDay(from!);
      const [full] = buildDay(from!, 'full').turns.filter(({ startTime }) => startTime === '19:00');
      const turns = day.turns.map((turn) => (turn.timeSlotId === full!.timeSlotId ? full! : turn));
      return [{ ...day, date: BOOKING_DATE, turns }];
    });
    await openPage(`/reservations?date=${BOOKING_DATE}`);
    await user().click(await screen.findByLabelText('Cena, 19:00–20:50, pieno'));
    await screen.findByText(/Alle 19:00 siamo al completo\./);
    await user().click(await screen.findByRole('link', { name: 'Avvisami' }));
    expect(await screen.findByRole('checkbox', { name: '19:00' })).toBeChecked();
    expect(screen.getByLabelText('Data')).toHaveValue(BOOKING_DATE);
  });
});

describe('the waiting list of a full turn', () => {
  it('is joined from the tables, beside the turns that are free nearby', async () => {
    fillTurn();
    await openTables();
    const nearby = within(await screen.findByRole('region', { name: 'Qui vicino c’è posto' }));
    nearby.getByRole('button', { name: /21:30$/ });
    await press('Avvisami se si libera');
    expect(await screen.findByRole('heading', { name: 'Avvisami se si libera' })).toHaveFocus();
    await press('Avvisami');
    await screen.findByText('Il nome è obbligatorio');
    expect(api().calls(joinWaitingList)).toEqual([]);

    await fill('Nome e cognome', 'Zoé Prova');
    await fill('Telefono', '333 000 0199');
    await user().click(screen.getByRole('checkbox', { name: '21:30' }));
    await press('Avvisami');
    await screen.findByRole('heading', { level: 1, name: 'Ti avvisiamo noi' });
    expect(location.pathname).toBe(WAITING_LINK);
    expect(api().calls(joinWaitingList)).toMatchObject([
      {
        body: {
          customerName: 'Zoé Prova',
          customerPhone: '333 000 0199',
          date: BOOKING_DATE,
          numberOfPeople: 2,
          timeSlotIds: [slotAt('19:00').id, slotAt('21:30').id],
          language: 'it',
        },
      },
    ]);
  });

  it('keeps the input and shows the reason when the server refuses it', async () => {
    fillTurn();
    const message =
      'Alle 19:00 c’è ancora posto per voi: prenota subito quel turno, senza aspettare.';
    api().refuse(joinWaitingList, 409, { code: 'turn_not_full', message });
    await openTables();
    await press('Avvisami se si libera');
    await fill('Nome e cognome', 'Zoé Prova');
    await fill('Telefono', '333 000 0199');
    await press('Avvisami');
    await screen.findByText(message);
    expect(screen.getByLabelText('Nome e cognome')).toHaveValue('Zoé Prova');
  });
});
