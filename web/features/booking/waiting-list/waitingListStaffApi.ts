import {
  listWaitingList,
  markWaitingGuestInformed,
  offerSeat,
} from '#src/contracts/booking/waiting-list-operations.ts';
import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

type Offer = { readonly id: string; readonly timeSlotId: string };
type Informed = { readonly id: string; readonly channel: 'whatsapp' | 'phone' };

const mutationOptions = {
  invalidatesTags: ['WaitingList', 'Capacity', 'Availability'] as const,
  onQueryStarted: recheckSessionOn401,
};

export const waitingListStaffApi = api.injectEndpoints({
  endpoints: (build) => ({
    waitingList: build.query<WaitingListEntryView[], string>({
      query: (date) => buildRequest(listWaitingList, { query: { date } }),
      responseSchema: listWaitingList.answers[200],
      providesTags: ['WaitingList'],
      onQueryStarted: recheckSessionOn401,
    }),
    offerSeat: build.mutation<WaitingListEntryView, Offer>({
      query: ({ id, timeSlotId }) =>
        buildRequest(offerSeat, { params: { id }, body: { timeSlotId } }),
      responseSchema: offerSeat.answers[200],
      ...mutationOptions,
    }),
    markWaitingGuestInformed: build.mutation<WaitingListEntryView, Informed>({
      query: ({ id, channel }) =>
        buildRequest(markWaitingGuestInformed, { params: { id }, body: { channel } }),
      responseSchema: markWaitingGuestInformed.answers[200],
      ...mutationOptions,
    }),
  }),
});

export const { useWaitingListQuery, useOfferSeatMutation, useMarkWaitingGuestInformedMutation } =
  waitingListStaffApi;
