import { jest } from '@jest/globals';
import { act, fireEvent, within } from '@testing-library/react';
import { readDailyCapacity } from '#src/contracts/booking/reservation-operations.ts';
import type { SlotStatistics } from '#src/contracts/booking/slot-statistics.ts';
import { readWeeklyCapacity, type WeekSlot } from '#src/contracts/booking/weekly-capacity.ts';
import { addDays } from '#src/kernel/add-days.ts';
import { buildSlotStatistics, dinnerTurns } from '#test/support/builders/floor-views.ts';
import { setupScreens, TODAY } from '#test/support/screens/open-screen.tsx';

const { api, user, screen, press, openStaffPage } = setupScreens();

const NO_COVERS = { reservations: 0, people: 0 };
const turn = (bookedPeople: number, reservationsCount = bookedPeople && 5): SlotStatistics => ({
  ...buildSlotStatistics({ ...dinnerTurns.first, maxCovers: 75 }),
  bookedPeople,
  reservationsCount,
  floorBreakdown: {
    '0': NO_COVERS,
    '1': NO_COVERS,
    '2': NO_COVERS,
    unassigned: { reservations: reservationsCount, people: bookedPeople },
  },
});
const rest: SlotStatistics[] = [dinnerTurns.second, dinnerTurns.third].map((slot) =>
  buildSlotStatistics({ ...slot, maxCovers: 75 }),
);
const answerDay = (bookedPeople: number, count?: number) =>
  api().answer(readDailyCapacity, [turn(bookedPeople, count), ...rest]);
const openCapacity = async () => {
  await openStaffPage('/admin?tab=capacity');
  await screen.findByRole('heading', { name: 'Capacità', level: 2 });
};
const openDate = (date: string) =>
  fireEvent.change(screen.getByLabelText('Data'), { target: { value: date } });
const card = () => screen.findByRole('article', { name: '19:00 - 20:50' });

describe('the tab Capacità for one day', () => {
  it('opens on today and shows an empty state without reservations', async () => {
    answerDay(0);
    await openCapacity();
    expect(screen.getByLabelText('Data')).toHaveValue(TODAY);
    await screen.findByText(/^Nessuna prenotazione/);
    screen.getByText('0/225');
  });

  it('shows the totals of the day, and covers, reservations and floors of a turn', async () => {
    answerDay(30);
    await openCapacity();
    openDate('2027-04-20');
    await screen.findByText('30/75 coperti');
    expect(api().calls(readDailyCapacity).at(-1)!.query).toEqual({ date: '2027-04-20' });
    const summary = document.querySelector('dl');
    for (const words of ['13%', 'Prenotazioni attive5', 'Bassa'])
      expect(summary).toHaveTextContent(words);
    for (const words of [
      '40%',
      '30/75 coperti',
      '5 prenotazioni',
      'Piano 0',
      'Piano 1',
      'Piano 2',
      'Da assegnare',
      '30 persone',
    ])
      expect(await card()).toHaveTextContent(words);
  });

  it.each([
    [44, 59, 'bassa'],
    [45, 60, 'media'],
    [60, 80, 'alta'],
  ])('shows %i of 75 covers as %i%% and pressure %s', async (people, percent, word) => {
    answerDay(people);
    await openCapacity();
    const pressure = within(await card()).getByTitle(`Pressione ${word}`);
    expect(pressure).toHaveTextContent(`${percent}%`);
  });

  it('reloads the figures with Aggiorna and every 30 seconds', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    answerDay(0);
    await openCapacity();
    await screen.findByText(/^Nessuna prenotazione/);
    answerDay(3);
    await press('Aggiorna');
    await screen.findByText('3/75 coperti');
    answerDay(7);
    const [endWait] = timers.mock.calls.filter(([, delayMs]) => delayMs === 30_000).at(-1)!;
    await act(async () => endWait());
    await screen.findByText('7/75 coperti');
  });

  it('shows the HTTP status and keeps the last figures when a reload fails', async () => {
    answerDay(5);
    await openCapacity();
    await screen.findByText('5/75 coperti');
    api().refuse(readDailyCapacity, 500, { message: undefined } as object);
    await press('Aggiorna');
    await screen.findByText(/HTTP error! status: 500/);
    screen.getByText('5/75 coperti');
  });
});

describe('the tab Capacità for one week', () => {
  const buildWeek = (from: string, booked: Record<string, number> = {}, closed = ''): WeekSlot[] =>
    Object.values(dinnerTurns).map(({ id, startTime, endTime }, at) => ({
      timeSlotId: id,
      startTime,
      endTime,
      description: null,
      isActive: true,
      turns: Array.from({ length: 7 }, (_, day) => {
        const date = addDays(from, day);
        const bookedPeople = at === 0 ? (booked[date] ?? 0) : 0;
        const reservationsCount = Math.ceil(bookedPeople / 4);
        return { date, bookedPeople, reservationsCount, maxCovers: 75, closed: date === closed };
      }),
    }));
  const openWeek = async (date = TODAY, booked: Record<string, number> = {}, closed = '') => {
    answerDay(0);
    api().answer(readWeeklyCapacity, ({ query }) => buildWeek(query['from']!, booked, closed));
    await openCapacity();
    openDate(date);
    await press('Settimana');
    await screen.findByRole('table');
  };

  it('marks today and has an accessible header for each row and column', async () => {
    await openWeek();
    const heads = screen.getAllByRole('columnheader');
    expect(heads).toHaveLength(8);
    expect(screen.getAllByRole('rowheader')).toHaveLength(4);
    const marked = heads.filter((head) => head.getAttribute('aria-current') === 'date');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['mer 10 mar oggi']);
  });

  it('shows covers as number and text, closures as Chiuso, and opens the clicked day', async () => {
    await openWeek('2027-04-20', { '2027-04-22': 60 }, '2027-04-23');
    const cell = screen.getByRole('cell', { name: '60/75 Alta' });
    expect(screen.getAllByRole('cell', { name: 'Chiuso' })).toHaveLength(3);
    answerDay(60);
    await user().click(within(cell).getByText('60/75'));
    await screen.findByText('60/75 coperti');
    expect(screen.getByLabelText('Data')).toHaveValue('2027-04-22');
  });

  it('shows the next week, reaches each day with Tab and opens it with Enter', async () => {
    await openWeek('2031-03-12');
    await screen.findByText(/^10–16 marzo 2031/);
    await press('Settimana successiva');
    await screen.findByText(/^17–23 marzo 2031/);
    const monday = await screen.findByRole('columnheader', { name: /lun/ });
    within(monday).getByRole('button').focus();
    for (let step = 0; step < 5; step++) await user().tab();
    await user().keyboard('{Enter}');
    await screen.findByText(/^sabato 22 marzo 2031/);
    expect(screen.getByLabelText('Data')).toHaveValue('2031-03-22');
  });
});
