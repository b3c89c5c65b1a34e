import { fireEvent, waitFor } from '@testing-library/react';
import { listAvailableDays } from '#src/contracts/booking/availability-days.ts';
import {
  askForChange,
  correctPhone,
  personalLinkSteps,
  writeNote,
} from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { buildDay, slotAt } from '#test/support/builders/booking-views.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import { answerPersonalLink, LINK } from '#test/support/screens/personal-link.ts';

const { api, user, screen, press, follow, fill, openPage } = setupScreens();

const DATE = '2027-06-18';
const OTHER_DATE = '2027-06-19';
const confirmed = { status: 'confirmed', tableName: 'Sala 3', floor: 0 } as const;

const open = async (page = '', over: Partial<ReservationStatusView> = {}) => {
  const link = answerPersonalLink(api(), over);
  api().answer(listAvailableDays, ({ query }) => [buildDay(query['from']!)]);
  await openPage(`${LINK}${page}`);
  return link;
};
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const choose = async (name: RegExp) => user().click(await screen.findByRole('radio', { name }));
const bodies = (operation: Parameters<ReturnType<typeof api>['calls']>[0]) =>
  api()
    .calls(operation)
    .map(({ body }) => body);

describe('a change of a reservation', () => {
  it('reduces the party immediately, and asks staff for another turn, which the guest withdraws', async () => {
    const { change } = await open('', confirmed);
    api().answer(askForChange, () => change({ numberOfPeople: 3 }));
    await follow('Cambia persone, turno o giorno');
    await choose(/^3$/);
    await press('Cambia subito: 3 persone');
    await findTitle('Il tavolo è tuo');

    api().answer(askForChange, () => {
      const { startTime, endTime } = slotAt('19:00');
      const changeRequest = { reservationDate: DATE, startTime, endTime, numberOfPeople: 3 };
      return change({ changeRequest });
    });
    await follow('Cambia persone, turno o giorno');
    await choose(/^19:00/);
    await press('Chiedi il cambio');
    await screen.findByText('Cambio chiesto');
    expect(bodies(askForChange)).toEqual([
      { reservationDate: DATE, timeSlotId: slotAt('20:50').id, numberOfPeople: 3 },
      { reservationDate: DATE, timeSlotId: slotAt('19:00').id, numberOfPeople: 3 },
    ]);

    api().answer(personalLinkSteps.withdrawChange, () => change({ changeRequest: null }));
    await press('Ritira il cambio');
    await findTitle('Il tavolo è tuo');
  });

  it('shows the availability of the other turns of the chosen date', async () => {
    await open('/change');
    api().answer(listAvailableDays, ({ query: { from } }) => {
      const day = buildDay(from!);
      const closedLunch = day.turns.map((turn) =>
        turn.mealType === 'pranzo' ? { ...turn, state: 'closed' as const } : turn,
      );
      return [from === DATE ? { ...day, turns: closedLunch } : day];
    });
    const readTurns = () =>
      screen.getAllByRole('radio', { name: /:/ }).map((turn) => turn.closest('label')!.textContent);
    const date = await screen.findByLabelText('Data');
    fireEvent.change(date, { target: { value: OTHER_DATE } });
    await screen.findByRole('radio', { name: /^20:50.*libero$/ });
    fireEvent.change(date, { target: { value: DATE } });
    await screen.findByRole('radio', { name: /^12:00.*chiuso$/ });
    expect(readTurns()).toEqual([
      '12:00chiuso',
      '13:00chiuso',
      '14:00chiuso',
      '19:00libero',
      '20:50',
      '21:30libero',
    ]);
  });
});

describe('the note of a reservation', () => {
  it('is saved, and the guest returns to the ticket', async () => {
    const { change } = await open();
    api().answer(writeNote, () => change({}));
    await follow('Aggiungi una nota');
    await fill('La tua nota', 'Un seggiolone, grazie.');
    await press('Salva la nota');
    await screen.findByText('Nota salvata');
    await findTitle('Richiesta di prenotazione inviata!');
    expect(bodies(writeNote)).toEqual([{ notes: 'Un seggiolone, grazie.' }]);
  });
});

describe('the telephone number of a reservation', () => {
  it.each(['333 1', 'abc'])('is not sent while it is incomplete, as in "%s"', async (typed) => {
    await open('/phone');
    await fill('Telefono', typed);
    await press('Salva il telefono');
    await screen.findByText(/^Questo numero è incompleto/);
    expect(screen.getByLabelText('Telefono')).toHaveFocus();
    expect(screen.queryByText('Numero di telefono non valido')).toBeNull();
    expect(bodies(correctPhone)).toEqual([]);
  });

  it('is saved, and the guest returns to the ticket', async () => {
    const { change } = await open();
    api().answer(correctPhone, () => change({}));
    await follow('Correggi il telefono');
    await fill('Telefono', '333 000 0199');
    await press('Salva il telefono');
    await screen.findByText('Telefono salvato');
    await findTitle('Richiesta di prenotazione inviata!');
    expect(bodies(correctPhone)).toEqual([{ customerPhone: '333 000 0199' }]);
  });
});

describe('a cancellation by the guest', () => {
  it('needs an answer to a question, and removes the link from the browser', async () => {
    const { change } = await open();
    await waitFor(() => expect(localStorage.getItem('reservation')).toContain('a-personal-link'));
    await follow('Annulla la prenotazione');
    await findTitle('Annulliamo la prenotazione?');
    expect(bodies(personalLinkSteps.cancelByGuest)).toEqual([]);

    const cancelled = { status: 'cancelled', outcome: 'cancelled_by_guest' } as const;
    api().answer(personalLinkSteps.cancelByGuest, () =>
      change({ ...cancelled, isChangeable: false }),
    );
    await press('Sì, annulla');
    await findTitle('Prenotazione annullata');
    await waitFor(() => expect(localStorage.getItem('reservation')).toBeNull());
  });
});
