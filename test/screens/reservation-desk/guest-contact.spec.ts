import { jest } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import {
  mergeReservations,
  oneTapOperations,
  recordGuestInformed,
} from '#src/contracts/booking/reservation-desk-operations.ts';
import { decideReservation } from '#src/contracts/booking/reservation-operations.ts';
import { dinnerTurns } from '#test/support/builders/floor-views.ts';
import {
  buildDeskReservation,
  EVENING,
  recentAction,
  setupReservationDesk,
} from '#test/support/screens/reservation-desk.ts';

const { api, user, openDesk, change, card } = setupReservationDesk();

const pressIn = async (guest: string, name: string) =>
  user().click(within(await card(guest)).getByRole('button', { name }));
const expectInCard = (words: string, guest = 'Ospite Di Prova') =>
  waitFor(async () => expect(await card(guest)).toHaveTextContent(words));

describe('the contact with a guest', () => {
  it('opens a chat with the personal link when staff press Accetta e scrivi', async () => {
    const tab = { opener: window, location: { href: '' } };
    const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const request = buildDeskReservation();
    api().answer(decideReservation, () =>
      change(
        request.id,
        { status: 'confirmed', contact: 'not_informed', toCall: true },
        'confirmed',
      ),
    );
    api().answer(recordGuestInformed, ({ body }) => {
      const { channel } = body as { channel: 'whatsapp' };
      return change(
        request.id,
        { contact: 'sent', contactChannel: channel, toCall: false },
        'informed',
      );
    });
    await openDesk('', request);
    await pressIn('Ospite Di Prova', 'Accetta e scrivi');
    await expectInCard('Avvisato su WhatsApp');
    expect(openTab).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    expect(decodeURIComponent(tab.location.href)).toMatch(
      /^https:\/\/wa\.me\/393330001122\?text=.*http:\/\/localhost\/reservations\/prova/s,
    );
    expect(api().calls(recordGuestInformed)[0]!.body).toEqual({ channel: 'whatsapp' });
  });

  it('marks a guest accepted without a message as Da avvisare until staff call', async () => {
    const request = buildDeskReservation();
    api().answer(decideReservation, () =>
      change(
        request.id,
        { status: 'confirmed', contact: 'not_informed', toCall: true },
        'confirmed',
      ),
    );
    api().answer(oneTapOperations.markCalled, () =>
      change(request.id, { contact: 'sent', contactChannel: 'phone', toCall: false }, 'called'),
    );
    await openDesk('', request);
    await pressIn('Ospite Di Prova', 'Accetta');
    await expectInCard('Da avvisare');
    const chat = within(await card()).getByRole('link', { name: /^Scrivi/ });
    expect(decodeURIComponent(chat.getAttribute('href')!)).toContain('il tavolo è tuo');
    await pressIn('Ospite Di Prova', 'Chiamato');
    await expectInCard('Avvisato al telefono');
  });

  it.each([
    ['Ha letto', { contact: 'seen' as const }],
    ['Ci sarà', { contact: 'confirmed' as const }],
  ])('shows what the guest did: %s', async (words, contact) => {
    await openDesk('', buildDeskReservation({ status: 'confirmed', ...contact }));
    expect(await card()).toHaveTextContent(words);
  });

  it('accepts a change that the guest requested with one tap and undoes it', async () => {
    const changeRequest = {
      reservationDate: EVENING,
      startTime: '20:50',
      endTime: '21:30',
      numberOfPeople: 4,
    };
    const asked = buildDeskReservation({ status: 'confirmed', changeRequest });
    const { timeSlotData } = asked;
    const { startTime, endTime } = dinnerTurns.second;
    api().answer(oneTapOperations.acceptChange, () =>
      change(
        asked.id,
        {
          changeRequest: null,
          numberOfPeople: 4,
          timeSlotData: { startTime, endTime, description: null },
          lastAction: recentAction('change_accepted'),
        },
        'change_accepted',
      ),
    );
    api().answer(oneTapOperations.undo, () =>
      change(
        asked.id,
        { changeRequest, numberOfPeople: 2, timeSlotData, lastAction: null },
        'undone',
      ),
    );
    await openDesk('', asked);
    await expectInCard('20:50 · 4 persone');
    await pressIn('Ospite Di Prova', 'Accetta la modifica');
    await expectInCard('20:50 - 21:30');
    await pressIn('Ospite Di Prova', 'Annulla azione');
    await waitFor(async () =>
      within(await card()).getByRole('button', { name: 'Rifiuta la modifica' }),
    );
    await expectInCard('2 persone');
  });

  it('merges two reservations of one guest and turn, and undoes the merge', async () => {
    const first = buildDeskReservation({ customerName: 'Anna Di Prova' });
    const second = buildDeskReservation({ customerName: 'Di Prova Anna', duplicateId: first.id });
    api().answer(mergeReservations, ({ body }) => {
      change(first.id, { duplicateId: null }, 'merged');
      return change(
        (body as { other: string }).other,
        {
          status: 'cancelled',
          outcome: 'cancelled_by_staff',
          duplicateId: null,
          lastAction: recentAction('merged'),
        },
        'merged',
      );
    });
    api().answer(oneTapOperations.undo, () => {
      change(first.id, { duplicateId: second.id }, 'undone');
      return change(
        second.id,
        { status: 'pending', outcome: null, duplicateId: first.id, lastAction: null },
        'undone',
      );
    });
    await openDesk('', { ...first, duplicateId: second.id }, second);
    await expectInCard('Stessa persona, stesso turno', 'Di Prova Anna');
    within(await card('Anna Di Prova'))
      .getByRole('button', { name: 'Unisci' })
      .focus();
    await user().keyboard('{Enter}');
    await expectInCard('Annullata dal locale', 'Di Prova Anna');
    expect(
      within(await card('Anna Di Prova')).queryByRole('button', { name: 'Unisci' }),
    ).toBeNull();
    expect(await card('Anna Di Prova')).toHaveTextContent('In attesa');
    await pressIn('Di Prova Anna', 'Annulla azione');
    await waitFor(async () =>
      within(await card('Di Prova Anna')).getByRole('button', { name: 'Unisci' }),
    );
  });
});
