import { TOKENS } from '#src/composition/tokens.ts';
import { BOOKING_DATE, setupBookingApp } from '#test/support/fixtures/booking-app.ts';
import { exampleGuests } from '#test/support/builders/request-builders.ts';
import { createWaitingListDriver } from '#test/support/drivers/waiting-list-driver.ts';
import { declareTurnFull } from '#test/support/drivers/declare-turn-full.ts';

const bookingApp = setupBookingApp();
const {
  app,
  guest,
  staff,
  ask,
  press,
  enter,
  list: listReservations,
  log,
  sql,
  slotId,
  slots,
} = bookingApp;
const {
  join,
  joined,
  fillTurn,
  offerFreedSeats,
  expireOffers,
  state,
  answer,
  list,
  offerByHand,
  markInformed,
  held,
} = createWaitingListDriver(bookingApp);

const cancel = (id: string) => press(id, 'cancel', { reason: 'guest_asked' });
const { bastiano, crocifissa } = exampleGuests;

/** A full turn with two waiting parties of two, of which the first was offered the freed seat. */
const createOffer = async (first: object = {}) => {
  for (const numberOfPeople of [60, 15])
    await enter({ timeSlotId: slotId('cena_terzo'), numberOfPeople });
  const { pair, rest } = await fillTurn();
  const agata = await joined(first);
  const second = await joined(bastiano);
  await cancel(pair);
  await offerFreedSeats();
  return { agata, second, rest };
};

describe('joining the waiting list', () => {
  it('creates a waiting entry, and the API returns it without personal data', async () => {
    for (const numberOfPeople of [60, 15])
      await enter({ timeSlotId: slotId('cena_terzo'), numberOfPeople });
    await fillTurn();
    const { token } = await joined({ timeSlotIds: [slotId('cena_terzo'), slotId('cena_primo')] });
    const { text } = await guest().get(`/api/waiting-list/link/${token}`);
    expect(JSON.parse(text)).toEqual({
      status: 'waiting',
      date: BOOKING_DATE,
      numberOfPeople: 2,
      turns: [
        { timeSlotId: slotId('cena_primo'), startTime: '19:00', endTime: '20:50' },
        { timeSlotId: slotId('cena_terzo'), startTime: '21:30', endTime: expect.any(String) },
      ],
      offer: null,
      reservationLink: null,
    });
    expect(text).not.toMatch(/agata|0935 /i);
  });

  it('keeps name, telephone and e-mail out of the log and the read model', async () => {
    await declareTurnFull(staff(), BOOKING_DATE);
    await joined();
    for (const table of ['event', 'outbox', 'idempotency', 'waiting_list'])
      expect(JSON.stringify(await sql(`select * from ${table}`))).not.toMatch(/agata|0935 000/i);
    expect(await sql(`select data->>'name' "name" from personal_data`)).toContainEqual({
      name: 'Agata Prova',
    });
  });

  it.each([
    ['without a turn', { timeSlotIds: [] }, 400],
    ['for a past date', { date: '2027-03-01' }, 400],
    ['beyond the horizon', { date: '2029-03-01' }, 400],
    ['with an incomplete telephone number', { customerPhone: '333 12' }, 400],
    ['for nine people', { numberOfPeople: 9 }, 400],
    ['for an unknown turn', { timeSlotIds: ['11111111-2222-4333-8444-555555555555'] }, 400],
    ['with a filled honeypot', { website: 'http://spam.example' }, 400],
  ])('is refused %s and changes nothing', async (_, over, status) => {
    expect((await join(over)).status).toBe(status);
    expect(await log()).toEqual([]);
  });

  it.each([
    ['one wished turn', ['cena_secondo']],
    ['two wished turns of which the first is full', ['cena_primo', 'cena_secondo']],
  ])('is refused with the free turn for %s, and changes nothing', async (_, keys) => {
    await fillTurn();
    const before = await log();
    const { status, body } = await join({ timeSlotIds: keys.map((key) => slotId(key)) });
    expect([status, body.code, body.details]).toEqual([
      409,
      'turn_not_full',
      {
        freeTurn: {
          reservationDate: BOOKING_DATE,
          timeSlotId: slotId('cena_secondo'),
          startTime: '20:50',
          endTime: expect.any(String),
        },
      },
    ]);
    expect(body.message).toBe(
      'Alle 20:50 c’è ancora posto per voi: prenota subito quel turno, senza aspettare.',
    );
    expect(await log()).toEqual(before);
  });

  it('is possible for a party that is too large for the rest of the turn, and not for a smaller one', async () => {
    const { pair } = await fillTurn();
    await cancel(pair);
    expect((await join({ numberOfPeople: 2 })).body.code).toBe('turn_not_full');
    expect((await join({ numberOfPeople: 3 })).status).toBe(201);
  });

  it('is refused for a closed service', async () => {
    await bookingApp.staff().post('/api/closures', { date: BOOKING_DATE, service: 'all' });
    expect((await join()).body.code).toBe('service_closed');
  });
});

describe('a freed seat', () => {
  it('is offered to the first waiting party that fits, and its covers are held', async () => {
    const { pair } = await fillTurn();
    const group = await joined({ ...crocifissa, numberOfPeople: 6 });
    const first = await joined();
    const second = await joined(bastiano);
    expect(await offerFreedSeats()).toBe(0);
    await cancel(pair);
    expect(await offerFreedSeats()).toBe(1);
    expect((await state(group.token)).status).toBe('waiting');
    expect((await state(second.token)).status).toBe('waiting');
    expect(await state(first.token)).toMatchObject({
      status: 'offered',
      offer: { startTime: '19:00', outcome: 'open', until: '2027-03-10T09:30:00.000Z' },
    });
    expect(await held()).toBe(75);
    expect((await ask({ numberOfPeople: 1 })).body.code).toBe('turn_full');
  });

  it.each([
    ['a rejection', async (id: string) => press(id, 'cancel', { reason: 'no_table' })],
    [
      'a move to another turn',
      async (id: string) =>
        press(id, 'move', {
          reservationDate: BOOKING_DATE,
          timeSlotId: slotId('cena_terzo'),
          tableId: null,
          numberOfPeople: 2,
        }),
    ],
    [
      'a no-show',
      async (id: string) => {
        app().clock.set(`${BOOKING_DATE}T19:05`);
        await press(id, 'no-show');
        app().clock.set(`${BOOKING_DATE}T18:00`);
      },
    ],
  ])('is offered after %s', async (_, freeSeat) => {
    const { pair } = await fillTurn();
    const { token } = await joined();
    await freeSeat(pair);
    expect(await offerFreedSeats()).toBe(1);
    expect((await state(token)).status).toBe('offered');
  });

  it('is offered after a closure was deleted', async () => {
    const { pair } = await fillTurn();
    const { token } = await joined();
    const closure = await bookingApp
      .staff()
      .post<{ id: string }>('/api/closures', { date: BOOKING_DATE, service: 'dinner' });
    await cancel(pair);
    expect(await offerFreedSeats()).toBe(0);
    await bookingApp.staff().delete(`/api/closures/${closure.body.id}`);
    expect(await offerFreedSeats()).toBe(1);
    expect((await state(token)).status).toBe('offered');
  });

  it('is not offered when a party without a table needs the only table', async () => {
    await sql(`update tables set is_active = false`);
    await sql(`update tables set is_active = true where name = (select min(name) from tables)`);
    await enter({ numberOfPeople: 2 });
    await joined();
    expect(await offerFreedSeats()).toBe(0);
  });

  it('is offered once when five searches run concurrently', async () => {
    const { pair } = await fillTurn();
    for (const party of [{}, bastiano, crocifissa]) await joined(party);
    await cancel(pair);
    const { offerFreedSeats: search } = app().application.waitingList;
    await Promise.all(Array.from({ length: 5 }, () => search()));
    expect((await list()).map(({ status }) => status)).toEqual(['offered', 'waiting', 'waiting']);
    expect(await held()).toBe(75);
  });
});

describe('a guest with an offer', () => {
  it('can accept it, which creates a confirmed reservation with the held covers', async () => {
    const { agata } = await createOffer({ language: 'fr' });
    const { status, body } = await answer(agata.token, 'accept');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'accepted', offer: { outcome: 'accepted' } });
    expect(await held()).toBe(75);
    const reservation = (
      await guest().get(
        `/api${body.reservationLink!.replace('/reservations/', '/reservations/link/')}`,
      )
    ).body;
    expect(reservation).toMatchObject({ status: 'confirmed', numberOfPeople: 2 });
    expect(
      (await listReservations()).find(({ origin }) => origin === 'waiting_list'),
    ).toMatchObject({
      ...exampleGuests.agata,
      status: 'confirmed',
      language: 'fr',
    });
    expect((await log()).slice(-2)).toEqual(['OfferAccepted', 'ReservationEntered']);
  });

  it('gets one reservation from two concurrent acceptances', async () => {
    const { agata } = await createOffer();
    const [one, other] = await Promise.all([
      answer(agata.token, 'accept'),
      answer(agata.token, 'accept'),
    ]);
    expect([one!.status, other!.status]).toEqual([200, 200]);
    expect(one!.body.reservationLink).toBe(other!.body.reservationLink);
    expect(
      (await listReservations()).filter(({ origin }) => origin === 'waiting_list'),
    ).toHaveLength(1);
  });

  it('can decline it and waits for other turns, and the next party is offered the seat', async () => {
    const { agata, second } = await createOffer({
      timeSlotIds: [slotId('cena_primo'), slotId('cena_terzo')],
    });
    expect((await answer(agata.token, 'decline')).body).toMatchObject({
      status: 'waiting',
      turns: [{ timeSlotId: slotId('cena_terzo') }],
      offer: { outcome: 'declined' },
    });
    await offerFreedSeats();
    expect((await state(second.token)).status).toBe('offered');
  });

  it('can leave the waiting list, and the next party is offered the seat', async () => {
    const { agata, second } = await createOffer();
    expect((await answer(agata.token, 'leave')).body).toMatchObject({ status: 'left' });
    expect(await held()).toBe(73);
    await offerFreedSeats();
    expect((await state(second.token)).status).toBe('offered');
    expect((await answer(agata.token, 'accept')).body.code).toBe('offer_over');
  });

  it('loses it after 30 minutes, and the next party is offered the seat', async () => {
    const { agata, second } = await createOffer();
    app().clock.advanceMinutes(29);
    expect(await expireOffers()).toBe(0);
    app().clock.advanceMinutes(1);
    expect((await answer(agata.token, 'accept')).body.code).toBe('offer_over');
    expect(await expireOffers()).toBe(1);
    await offerFreedSeats();
    expect(await state(agata.token)).toMatchObject({
      status: 'ended',
      offer: { outcome: 'expired' },
    });
    expect((await state(second.token)).status).toBe('offered');
    expect(await held()).toBe(75);
  });

  it('cannot accept it after the service was closed', async () => {
    const { agata } = await createOffer();
    await bookingApp.staff().post('/api/closures', { date: BOOKING_DATE, service: 'all' });
    expect((await answer(agata.token, 'accept')).body.code).toBe('service_closed');
    expect((await state(agata.token)).status).toBe('offered');
  });

  it('can accept it although staff overbooked the turn after the offer', async () => {
    const { agata } = await createOffer();
    expect((await enter({ numberOfPeople: 4, override: { reason: 'amici' } })).status).toBe(201);
    expect((await answer(agata.token, 'accept')).status).toBe(200);
    expect(await held()).toBe(79);
  });

  it('gets waiting_list_unknown with a changed token or the token of a reservation', async () => {
    const { agata } = await createOffer();
    const { link } = (await bookingApp.ask({ timeSlotId: slotId('cena_secondo') })).body;
    const changed = (agata.token.startsWith('A') ? 'B' : 'A') + agata.token.slice(1);
    for (const token of [changed, link.replace('/reservations/', '')])
      expect((await answer(token, 'accept')).body.code).toBe('waiting_list_unknown');
  });

  it('changes nothing by GET and HEAD', async () => {
    const { agata } = await createOffer();
    const before = await log();
    for (const action of ['', '/accept', '/decline', '/leave'])
      for (const method of ['GET', 'HEAD'])
        await fetch(`${app().origin}/api/waiting-list/link/${agata.token}${action}`, { method });
    expect(await log()).toEqual(before);
  });
});

describe('the forms of the page without JavaScript', () => {
  const submit = (token: string, action: string, site = 'same-origin', root = 'waiting-list') =>
    fetch(`${app().origin}/${root}/${token}/${action}?lang=fr`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      body: '',
    });

  it.each(['waiting-list', 'lista-d-attesa'])('accept the offer on /%s', async (root) => {
    const { agata } = await createOffer();
    const { status, headers } = await submit(agata.token, 'accept', 'same-origin', root);
    expect([status, headers.get('location')]).toEqual([
      303,
      `/waiting-list/${agata.token}?lang=fr`,
    ]);
    expect((await state(agata.token)).status).toBe('accepted');
  });

  it('return 403 for another site, and change nothing', async () => {
    const { agata } = await createOffer();
    expect((await submit(agata.token, 'decline', 'cross-site')).status).toBe(403);
    expect((await state(agata.token)).status).toBe('offered');
  });

  it('redirect after a refusal, and change nothing', async () => {
    const { second } = await createOffer();
    expect((await submit(second.token, 'accept')).status).toBe(303);
    expect((await submit('nonsense', 'accept')).status).toBe(303);
    expect((await state(second.token)).status).toBe('waiting');
  });
});

describe('staff', () => {
  it('see the waiting list of the day in order, with name, link and chat text', async () => {
    const { agata } = await createOffer();
    expect(await list()).toMatchObject([
      { id: agata.id, status: 'offered', customerName: 'Agata Prova', language: 'it' },
      { status: 'waiting', customerName: 'Bastiano Esempio' },
    ]);
    const [offered, waiting] = await list();
    expect(offered!.link).toBe(`/waiting-list/${agata.token}`);
    expect(offered!.chatText).toMatch(
      /^Ciao, da .+ per sabato 13 marzo alle 19:00, 2 persone\. È tuo fino alle 10:30: http.+\/waiting-list\/.+/,
    );
    expect(waiting!.chatText).toBeNull();
  });

  it('get a chat text and a link in the language of the guest', async () => {
    await createOffer({ language: 'fr' });
    expect((await list())[0]!.chatText).toMatch(
      /^Bonjour, .+ : http.+\/waiting-list\/[\w-]+\?lang=fr$/,
    );
  });

  it('can offer a seat out of order, but not of a full turn or to a party with an offer', async () => {
    const { pair } = await fillTurn();
    await joined();
    const second = await joined(bastiano);
    expect((await offerByHand(second.id)).body.code).toBe('turn_full');
    await cancel(pair);
    expect((await offerByHand(second.id)).body).toMatchObject({ status: 'offered' });
    expect((await offerByHand(second.id)).body.code).toBe('not_waiting');
    expect((await offerByHand(second.id, slots().at(-1)!.id)).body.code).toBe('not_waiting');
  });

  it('can mark a guest as informed only while an offer is open', async () => {
    const { agata, second } = await createOffer();
    expect((await markInformed(agata.id)).body.informedAt).toBe('2027-03-10T09:00:00.000Z');
    expect((await markInformed(second.id)).body.code).toBe('no_open_offer');
    expect((await guest().get('/api/waiting-list?date=2027-03-13')).status).toBe(401);
  });
});

describe('the read model of the waiting list', () => {
  it('is rebuilt to the same rows, held covers included', async () => {
    const { agata, second } = await createOffer({
      timeSlotIds: [slotId('cena_primo'), slotId('cena_terzo')],
    });
    await markInformed(agata.id);
    await answer(agata.token, 'decline');
    await offerFreedSeats();
    await answer(second.token, 'accept');
    const third = await joined(crocifissa);
    await answer(third.token, 'leave');
    const selectReadModels = async () => [
      await sql('select * from waiting_list order by id'),
      await sql('select * from turn_occupancy order by date, time_slot_id'),
    ];
    const before = await selectReadModels();
    await sql(`update waiting_list set status = 'waiting', turns = '[]'`);
    await sql('update turn_occupancy set held = 1');
    await app().container.get(TOKENS.rebuild)();
    expect(await selectReadModels()).toEqual(before);
  });
});
