import type {
  WaitingListEntryView,
  WaitingListReceipt,
  WaitingListState,
} from '#src/contracts/booking/waiting-list.ts';
import { BOOKING_DATE, type setupBookingApp, type RefusalBody } from '../fixtures/booking-app.ts';
import { exampleGuests, newIdempotencyKey } from '../builders/request-builders.ts';

type BookingApp = ReturnType<typeof setupBookingApp>;

/** Creates functions for guests and staff that act on the waiting list of a booking app. */
export const createWaitingListDriver = ({ app, guest, staff, slotId, enter, sql }: BookingApp) => {
  const waitingList = () => app().application.waitingList;
  const join = async (over: object = {}) =>
    guest().post<WaitingListReceipt & RefusalBody>(
      '/api/waiting-list',
      {
        ...exampleGuests.agata,
        date: BOOKING_DATE,
        timeSlotIds: [slotId('cena_primo')],
        numberOfPeople: 2,
        ...over,
      },
      { 'idempotency-key': newIdempotencyKey() },
    );
  const tokenOf = (link: string) => link.replace('/waiting-list/', '');
  return {
    join,
    /** Adds a guest to the waiting list. Returns the id and the token of the entry. */
    joined: async (over: object = {}) => {
      const { body, status, text } = await join(over);
      if (status !== 201) throw new Error(text);
      return { id: body.id, token: tokenOf(body.link) };
    },
    /**
     * Fills the first dinner turn. Returns the reservation ids of a party of two and of a large
     * party.
     */
    fillTurn: async () => {
      const rest = (await enter({ numberOfPeople: 40 })).body.id;
      await enter({ numberOfPeople: 33 });
      return { pair: (await enter({ numberOfPeople: 2 })).body.id, rest };
    },
    offerFreedSeats: () => waitingList().offerFreedSeats(),
    expireOffers: () => waitingList().expireOffers(),
    state: async (token: string) =>
      (await guest().get<WaitingListState>(`/api/waiting-list/link/${token}`)).body,
    answer: (token: string, word: 'accept' | 'decline' | 'leave') =>
      guest().post<WaitingListState & RefusalBody>(`/api/waiting-list/link/${token}/${word}`),
    list: async () =>
      (await staff().get<WaitingListEntryView[]>(`/api/waiting-list?date=${BOOKING_DATE}`)).body,
    offerByHand: (id: string, timeSlotId = slotId('cena_primo')) =>
      staff().post<WaitingListEntryView & RefusalBody>(`/api/waiting-list/${id}/offer`, {
        timeSlotId,
      }),
    markInformed: (id: string, channel = 'whatsapp') =>
      staff().post<WaitingListEntryView & RefusalBody>(`/api/waiting-list/${id}/informed`, {
        channel,
      }),
    held: async () =>
      (
        await sql('select held from turn_occupancy where date = ? and time_slot_id = ?', [
          BOOKING_DATE,
          slotId('cena_primo'),
        ])
      )[0]?.['held'],
  };
};
