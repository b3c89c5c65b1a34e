import { jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import {
  listAvailableDays,
  type AvailabilityState,
  type DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { listRooms } from '#src/contracts/booking/rooms.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { buildDay, timeSlots } from '#test/support/builders/booking-views.ts';
import { setupGuestBooking } from '#test/support/screens/guest-booking.ts';
import { TODAY } from '#test/support/screens/open-screen.tsx';

const { api, screen, user, openPage, follow, followToPage, stopIntervals } = setupGuestBooking();

const DATE = '2027-03-15';
const NO_TABLE = 'Nessun tavolo disponibile per la data e numero di persone selezionati';

/** Serves free days, except one. */
const answerDays = (changed: DayAvailability) =>
  api().answer(listAvailableDays, ({ query: { from, days } }) =>
    Array.from({ length: Number(days) }, (_, at) => addDays(from!, at)).map((date) =>
      date === changed.date ? changed : buildDay(date),
    ),
  );
const buildDayWith = (meal: string, state: AvailabilityState): DayAvailability => {
  const day = buildDay(DATE);
  return {
    ...day,
    turns: day.turns.map((turn) => (turn.mealType === meal ? { ...turn, state } : turn)),
  };
};
const openSearch = async (search: string) => {
  const turns = { value: timeSlots, readAt: performance.now() };
  await openPage(`/reservations?${search}`, { turns });
  await waitFor(() =>
    expect(document.querySelector('label[data-state] input[name=date]')).not.toBeNull(),
  );
};
const readSelection = () =>
  ['numberOfPeople', 'date', 'mealType', 'timeSlot'].map(
    (name) =>
      document.querySelector<HTMLInputElement>(`input[type=radio][name=${name}]:checked`)?.value,
  );
const listOffers = () =>
  screen.queryAllByRole('link').filter((link) => /libero|pochi posti/.test(link.textContent));
const openFirstOffer = async () => {
  await user().click(listOffers()[0]!);
  await screen.findByText('Dove vuoi sederti?');
};

describe('the search of a link', () => {
  it('is selected when the page opens', async () => {
    await openSearch(`date=${DATE}&numberOfPeople=4&mealType=cena&timeSlot=cena_primo`);
    expect(readSelection()).toEqual(['4', DATE, 'cena', 'cena_primo']);
    await screen.findAllByText('C’è posto per 4.');
  });

  it('is replaced by the next bookable day when its date has passed', async () => {
    await openSearch('');
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: '2027-02-18' } });
    await screen.findByText(/^Quella data è passata: ti mostriamo .*10 marzo/);
    fireEvent.blur(screen.getByLabelText('Data'));
    expect(screen.getByLabelText('Data')).toHaveValue(TODAY);
    expect(document.querySelector('label[data-state=free] input[name=timeSlot]')).not.toBeNull();
  });
});

describe('a search without free tables', () => {
  it('links to the next date with free tables when the date is closed', async () => {
    answerDays(buildDay(DATE, 'closed'));
    await openSearch(`date=${DATE}`);
    await screen.findByText(/siamo chiusi\.$/);
    const [next] = await screen.findAllByRole('link', { name: /^Vai a / });
    await user().click(next!);
    await screen.findAllByText('C’è posto per 2.');
    expect(readSelection()[1]).toBe('2027-03-16');
  });

  it('links to a dinner turn of the same date when lunch is closed', async () => {
    answerDays(buildDayWith('pranzo', 'closed'));
    await openSearch(`date=${DATE}`);
    await user().click(await screen.findByLabelText(/^Pranzo, 12:00/));
    await follow('Vai alle 19:00');
    await screen.findAllByText('C’è posto per 2.');
    expect(readSelection()).toEqual(['2', DATE, 'cena', 'cena_primo']);
  });

  it('offers other turns and the waiting list when the date is full', async () => {
    answerDays(buildDay(DATE, 'full'));
    await openSearch(`date=${DATE}&numberOfPeople=3`);
    await screen.findByText(NO_TABLE);
    // Lunch and dinner of three days before and after.
    expect(listOffers()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Avvisami se si libera' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/waiting-list\\?.*date=${DATE}`),
    );
    await openFirstOffer();
  });

  it('offers a telephone call and other turns when it is too late to book for today', async () => {
    answerDays(buildDay(TODAY, 'late'));
    await openSearch(`date=${TODAY}&numberOfPeople=3`);
    await screen.findByText('Per oggi online è troppo tardi.');
    const [call] = screen.getAllByText('Chiama ora');
    expect(call!.closest('a')).toHaveAttribute('href', 'tel:+390935000000');
    await openFirstOffer();
  });

  it('links to the quote form with date, meal and party size filled in for nine people', async () => {
    api().answer(listRooms, []);
    await openSearch(`date=${DATE}&mealType=cena`);
    await user().click(document.querySelector('input[name=numberOfPeople][value="9"]')!);
    await screen.findByText(/^Massimo 8 persone per prenotazione online/);
    const size = screen.getByLabelText('Quante persone, più o meno?');
    fireEvent.change(size, { target: { value: '12' } });
    const [link] = screen.getAllByText('Chiedi per un gruppo');
    await followToPage(link!.closest('a')!);
    await waitFor(() => expect(screen.getByLabelText(/^Numero di persone/)).toHaveValue(12));
    expect(screen.getByLabelText(/^Data dell’evento/)).toHaveValue(DATE);
    expect(screen.getByRole('radio', { name: 'Cena' })).toBeChecked();
  });
});

describe('the availability on an open page', () => {
  it('is requested again after 60 seconds', async () => {
    stopIntervals();
    await openSearch(`date=${DATE}`);
    expect(screen.queryByText(NO_TABLE)).toBeNull();
    answerDays(buildDay(DATE, 'full'));
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.queryByText(NO_TABLE)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await screen.findByText(NO_TABLE);
  });

  it('is on the tiles of a day, of the chosen meal or of the meal with room', async () => {
    answerDays(buildDayWith('cena', 'full'));
    await openSearch(`date=${DATE}`);
    await user().click(screen.getByText('Tutto il mese'));
    const waitForBoth = (words: string) =>
      waitFor(() => {
        const tiles = [...document.querySelectorAll(`input[type=radio][value="${DATE}"]`)];
        expect(tiles.map((tile) => tile.closest('label')?.textContent.includes(words))).toEqual([
          true,
          true,
        ]);
      });
    await waitForBoth('solo pranzo');
    await user().click(screen.getByRole('radio', { name: 'Cena' }));
    await waitForBoth('cena piena');
    await user().click(screen.getByRole('radio', { name: 'Pranzo' }));
    await waitForBoth('libero');
  });
});
