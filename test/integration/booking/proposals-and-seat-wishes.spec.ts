import type { ProposedTurn, ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';
import { buildGuest } from '#test/support/builders/request-builders.ts';
import { setupBookingApp, type RefusalBody } from '#test/support/fixtures/booking-app.ts';

const { guest, staff, sql, ask, enter, list, slotId } = setupBookingApp();

const GROUND_FLOOR = 0;
const TERRACE = 2;
const SUMMER_DAY = '2027-06-12';

const toApiPath = (link: string) => `/api${link.replace('/reservations', '/reservations/link')}`;
const readStatus = async (link: string) =>
  (await guest().get<ReservationStatusView>(toApiPath(link))).body;
let guests = 300;
const createDeclinedRequest = async (seatWishes: string[], over: object = {}) => {
  const party = { ...buildGuest((guests += 1)), numberOfPeople: 2, seatWishes, ...over };
  const { id, link } = (await ask(party)).body;
  await staff().put(`/api/reservations/${id}`, { status: 'cancelled', rejectionReason: 'no_room' });
  return link;
};
const readProposals = async (link: string) => (await readStatus(link)).proposals ?? [];
const acceptProposal = (link: string, { reservationDate, timeSlotId }: ProposedTurn) =>
  guest().post<ReservationStatusView & RefusalBody>(`${toApiPath(link)}/proposal`, {
    reservationDate,
    timeSlotId,
  });
/** Takes all tables of a floor in a turn, or all but the named ones. */
const fillFloor = async (floor: number, turnKey: string, reservationDate: string) => {
  const tables = await sql('select id::text from tables where floor = $1 and is_active', [floor]);
  const timeSlotId = slotId(turnKey);
  for (const { id } of tables) {
    const seat = { tableId: id, numberOfPeople: 1, timeSlotId, reservationDate };
    expect((await enter(seat)).status).toBe(201);
  }
};
/** Reads the request that replaced the declined one, or undefined. */
const findNew = async () => {
  const [replaced] = await sql(
    'select id::text, floor from reservations where instead_of is not null',
  );
  const stored = (await list()).find(({ id }) => id === replaced?.['id']);
  return stored && { floor: replaced!['floor'], seatWishes: stored.seatWishes };
};
const DAY = { reservationDate: '2027-03-13' };

describe('the turns that a declined request is offered', () => {
  it('have a free table on the ground floor for a guest who asked for one, which it then gets', async () => {
    await fillFloor(GROUND_FLOOR, 'cena_secondo', DAY.reservationDate);
    const link = await createDeclinedRequest(['step_free']);
    const [first, ...others] = await readProposals(link);
    expect(first).toMatchObject({ startTime: '21:30', floor: GROUND_FLOOR });
    expect(others.every(({ floor }) => floor === GROUND_FLOOR)).toBe(true);
    expect((await acceptProposal(link, first!)).status).toBe(200);
    expect(await findNew()).toMatchObject({ floor: GROUND_FLOOR, seatWishes: ['step_free'] });
  });

  it('include the turn whose ground floor is full for a guest without a wish', async () => {
    await fillFloor(GROUND_FLOOR, 'cena_secondo', DAY.reservationDate);
    const [first] = await readProposals(await createDeclinedRequest([]));
    expect(first).toMatchObject({ startTime: '20:50', floor: 1 });
  });

  it('are refused with 409 if others took the ground floor, although tables upstairs are free', async () => {
    const link = await createDeclinedRequest(['step_free']);
    const [first] = await readProposals(link);
    await fillFloor(GROUND_FLOOR, 'cena_secondo', first!.reservationDate);
    const { status, body } = await acceptProposal(link, first!);
    expect([status, body.code]).toEqual([409, 'proposal_over']);
    expect(await findNew()).toBeUndefined();
  });

  it('are outdoors in summer for a guest with a dog', async () => {
    const link = await createDeclinedRequest(['with_dog'], { reservationDate: SUMMER_DAY });
    const proposals = await readProposals(link);
    expect(proposals.map(({ floor }) => floor)).toEqual([TERRACE, TERRACE]);
    await acceptProposal(link, proposals[0]!);
    expect(await findNew()).toMatchObject({ floor: TERRACE, seatWishes: ['with_dog'] });
  });

  it('are none in winter for a guest with a dog', async () =>
    expect(await readProposals(await createDeclinedRequest(['with_dog']))).toEqual([]));

  it('have a high chair left, also when the guest accepts', async () => {
    const takeChairs = async (turnKey: string, chairs: number) => {
      for (let taken = 0; taken < chairs; taken += 1)
        await enter({
          ...buildGuest((guests += 1)),
          numberOfPeople: 2,
          seatWishes: ['high_chair'],
          timeSlotId: slotId(turnKey),
        });
    };
    await takeChairs('cena_secondo', venue.highChairs);
    await takeChairs('cena_terzo', venue.highChairs - 1);
    const link = await createDeclinedRequest(['high_chair']);
    const [first] = await readProposals(link);
    expect(first).toMatchObject({ ...DAY, startTime: '21:30' });
    await takeChairs('cena_terzo', 1);
    expect((await acceptProposal(link, first!)).status).toBe(409);
    const [next] = await readProposals(link);
    expect(next!.reservationDate).not.toBe(DAY.reservationDate);
    expect((await acceptProposal(link, next!)).status).toBe(200);
    expect(await findNew()).toMatchObject({ seatWishes: ['high_chair'] });
  });
});
