import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const bookingApp = setupBookingApp();
const { app, staff, press, sql, list: reservations } = bookingApp;
const { joined, fillTurn, offerFreedSeats, answer, list } = createWaitingListDriver(bookingApp);

const { agata } = exampleGuests;
const eraseExpired = () => app().application.privacy.eraseExpiredWaitingList();
const openFile = async () =>
  (
    await staff().post<{ matters: { kind: string; facts: object[]; history: object[] }[] }>(
      '/api/personal-data/search',
      { phone: agata.customerPhone },
    )
  ).body.matters;

describe('personal data of the waiting list', () => {
  it('is erased a week after the date, and the event names no person', async () => {
    await declareTurnFull(staff(), BOOKING_DATE);
    await joined();
    app().clock.set('2027-03-19T12:00');
    expect(await eraseExpired()).toBe(0);
    app().clock.set('2027-03-20T12:00');
    expect(await eraseExpired()).toBe(1);
    expect((await list())[0]).toMatchObject({ customerName: null, customerPhone: null });
    expect(await sql(`select data from event where type = 'PersonalDataErased'`)).toEqual([
      { data: { subjects: [expect.any(String)], reason: 'waiting_list' } },
    ]);
    expect(await eraseExpired()).toBe(0);
  });

  it('is kept for the reservation of an accepted offer', async () => {
    const { pair } = await fillTurn();
    const { token } = await joined();
    await press(pair, 'cancel', { reason: 'guest_asked' });
    await offerFreedSeats();
    await answer(token, 'accept');
    app().clock.set('2027-03-20T12:00');
    await eraseExpired();
    expect((await reservations()).find(({ origin }) => origin === 'waiting_list')).toMatchObject(
      agata,
    );
  });

  it('is in the access file, with its history', async () => {
    await declareTurnFull(staff(), BOOKING_DATE);
    await joined({ language: 'fr' });
    expect(await openFile()).toMatchObject([
      {
        kind: 'waiting-list',
        facts: expect.arrayContaining([
          { label: 'Nome', value: 'Agata Prova' },
          { label: 'Turni', value: '19:00' },
          { label: 'Stato', value: 'In attesa' },
          { label: 'Lingua', value: 'Français' },
        ]),
        history: [
          {
            type: 'WaitingListJoined',
            sentence: expect.stringMatching(/^In lista d’attesa per sabato 13 marzo/),
          },
        ],
      },
    ]);
  });

  it('is erased on request, after which no offer is made', async () => {
    const { pair } = await fillTurn();
    await joined();
    const { status } = await staff().post('/api/personal-data/erase', {
      phone: agata.customerPhone,
    });
    expect(status).toBe(200);
    await press(pair, 'cancel', { reason: 'guest_asked' });
    expect(await offerFreedSeats()).toBe(0);
    expect((await list())[0]).toMatchObject({ customerName: null, status: 'waiting' });
  });
});
