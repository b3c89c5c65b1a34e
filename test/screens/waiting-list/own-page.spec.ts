import { readWaitingListState } from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import { setupScreens } from '#test/support/screens/open-screen.tsx';
import {
  buildWaitingListState,
  openOffer,
  otherTurn,
  WAITING_LINK,
  wishedTurn,
} from '#test/support/builders/waiting-list-views.ts';

const { api, screen, openPage } = setupScreens();

let state: WaitingListState;
const change = (over: Partial<WaitingListState>) => {
  state = { ...state, ...over };
  document.dispatchEvent(new Event('visibilitychange'));
};
const open = async (over: Partial<WaitingListState> = {}, search = '') => {
  state = buildWaitingListState(over);
  api().answer(readWaitingListState, () => state);
  await openPage(`${WAITING_LINK}${search}`);
};
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const formOf = async (name: string) =>
  (await screen.findByRole('button', { name })).closest('form')!;
const href = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

const offered = { status: 'offered', offer: openOffer } as const;
const reservationLink = '/reservations/a-personal-link';
const DECLINED = { ...openOffer, outcome: 'declined' } as const;
const EXPIRED = { ...openOffer, outcome: 'expired' } as const;

describe('the page of a waiting guest', () => {
  it('shows an offer and the accepted table without a reload', async () => {
    await open();
    await findTitle('Ti avvisiamo noi');
    change(offered);
    await findTitle('È tuo fino alle 10:30');
    expect(screen.getByRole('timer')).toHaveTextContent('Restano30 minuti');
    for (const [name, answer] of [
      ['Lo prendo', 'accept'],
      ['Lascialo ad altri', 'decline'],
    ] as const) {
      const form = await formOf(name);
      expect([form.method, form.getAttribute('action')]).toEqual([
        'post',
        `${WAITING_LINK}/${answer}`,
      ]);
    }
    change({ status: 'accepted', offer: { ...openOffer, outcome: 'accepted' }, reservationLink });
    await findTitle('Il tavolo è tuo');
    expect(await href('Apri la prenotazione')).toBe(reservationLink);
  });

  it.each<[string, Partial<WaitingListState>, string]>([
    ['waits for two turns', { turns: [wishedTurn, otherTurn] }, '2 persone, alle 19:00 o 21:30.'],
    [
      'has an offer that staff must confirm',
      { status: 'offered', offer: { ...openOffer, needsStaff: true } },
      'Lo teniamo per te fino alle 10:30',
    ],
    [
      'declined the offer',
      { status: 'ended', turns: [], offer: DECLINED },
      'Il tavolo va a chi viene dopo',
    ],
    [
      'declined the offer and still waits for a turn',
      { turns: [otherTurn], offer: DECLINED },
      'Sei ancora in lista per sabato 13 marzo, alle 21:30',
    ],
    ['let the offer expire', { status: 'ended', turns: [], offer: EXPIRED }, 'Scaduta alle 10:30'],
    ['left the list', { status: 'left', turns: [] }, 'Non sei più in lista'],
    ['waited in vain', { status: 'ended' }, 'Non si è liberato nulla'],
  ])('says so if the guest %s', async (_state, over, text) => {
    await open(over);
    await screen.findByText(text, { exact: false });
  });

  it.each([DECLINED, EXPIRED])('leads on after the offer was $outcome', async (offer) => {
    await open({ status: 'ended', turns: [], offer });
    expect(await href('Cerca un tavolo per questa data')).toBe(
      '/reservations?date=2027-03-13&numberOfPeople=2',
    );
    expect(await href('Chiama +39 0935 000 000')).toMatch(/^tel:/);
  });

  it('is in French, as its forms are', async () => {
    await open({}, '?lang=fr');
    await findTitle('Nous vous préviendrons');
    change(offered);
    await findTitle('Elle est à vous jusqu’à 10:30');
    expect((await formOf('Je la prends')).getAttribute('action')).toBe(
      `${WAITING_LINK}/accept?lang=fr`,
    );
    change({ status: 'accepted', offer: { ...openOffer, outcome: 'accepted' }, reservationLink });
    await findTitle('La table est à vous');
  });
});
