import { listTimeSlots, type TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import {
  chooseHold,
  loseQuote,
  noteContact,
  notePayment,
  readQuote,
  readQuoteBoard,
  setOption,
  takeQuote,
  undoQuoteApproval,
  type QuoteDetail,
  type TakenQuote,
} from '#src/contracts/private-events/pipeline-operations.ts';
import type {
  ContactDraft,
  HoldDraft,
  OptionDraft,
  PaymentDraft,
  QuoteBoard,
} from '#src/contracts/private-events/pipeline.ts';
import type { LostReason } from '#src/contracts/private-events/pipeline-codes.ts';
import type { QuoteReceipt } from '#src/contracts/private-events/quotes.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import { ifMatch, isStaleError } from '../staff/staffQuotesApi.ts';

/** A quote with its version. `seen` is the `updatedAt` that the user saw, sent as If-Match. */
type Seen = { readonly id: string; readonly seen: string };

const invalidatesTags = (_: unknown, error: unknown): 'Quotes'[] =>
  !error || isStaleError(error) ? ['Quotes'] : [];

const pipelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    quoteBoard: build.query<QuoteBoard, void>({
      query: () => buildRequest(readQuoteBoard, {}),
      responseSchema: readQuoteBoard.answers[200],
      providesTags: ['Quotes'],
      onQueryStarted: recheckSessionOn401,
    }),
    quoteDetail: build.query<QuoteDetail, string>({
      query: (id) => buildRequest(readQuote, { params: { id } }),
      responseSchema: readQuote.answers[200],
      providesTags: ['Quotes'],
      onQueryStarted: recheckSessionOn401,
    }),
    takeQuote: build.mutation<QuoteReceipt, { readonly key: string; readonly taken: TakenQuote }>({
      query: ({ key, taken }) =>
        buildRequest(takeQuote, { body: taken, headers: { 'idempotency-key': key } }),
      responseSchema: takeQuote.answers[201],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    noteContact: build.mutation<QuoteDetail, ContactDraft & Pick<Seen, 'id'>>({
      query: ({ id, ...body }) => buildRequest(noteContact, { params: { id }, body }),
      responseSchema: noteContact.answers[201],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    notePayment: build.mutation<QuoteDetail, PaymentDraft & Seen>({
      query: ({ id, seen, ...body }) =>
        buildRequest(notePayment, { params: { id }, body, headers: ifMatch(seen) }),
      responseSchema: notePayment.answers[201],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    setOption: build.mutation<QuoteDetail, OptionDraft & Seen>({
      query: ({ id, seen, ...body }) =>
        buildRequest(setOption, { params: { id }, body, headers: ifMatch(seen) }),
      responseSchema: setOption.answers[200],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    chooseHold: build.mutation<QuoteDetail, HoldDraft & Seen>({
      query: ({ id, seen, ...body }) =>
        buildRequest(chooseHold, { params: { id }, body, headers: ifMatch(seen) }),
      responseSchema: chooseHold.answers[200],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    turnsToHold: build.query<TimeSlotView[], void>({
      query: () => buildRequest(listTimeSlots, {}),
      responseSchema: listTimeSlots.answers[200],
      providesTags: ['TimeSlots'],
      onQueryStarted: recheckSessionOn401,
    }),
    undoApproval: build.mutation<QuoteDetail, Seen>({
      query: ({ id, seen }) =>
        buildRequest(undoQuoteApproval, { params: { id }, headers: ifMatch(seen) }),
      responseSchema: undoQuoteApproval.answers[200],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
    loseQuote: build.mutation<QuoteDetail, { readonly reason: LostReason } & Seen>({
      query: ({ id, seen, reason }) =>
        buildRequest(loseQuote, { params: { id }, body: { reason }, headers: ifMatch(seen) }),
      responseSchema: loseQuote.answers[200],
      invalidatesTags,
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const {
  useQuoteBoardQuery,
  useQuoteDetailQuery,
  useTakeQuoteMutation,
  useNoteContactMutation,
  useNotePaymentMutation,
  useSetOptionMutation,
  useLoseQuoteMutation,
  useChooseHoldMutation,
  useTurnsToHoldQuery,
  useUndoApprovalMutation,
} = pipelineApi;
