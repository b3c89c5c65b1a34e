import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MealType } from '#src/contracts/common/fields.ts';
import { DEFAULT_PARTY_SIZE, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import { injectReducer } from '#web/shared/store/injectReducer.ts';
import type {
  BookingFlow,
  ChosenTable,
  GuestDetails,
  SearchDraft,
  SearchedSlot,
} from './bookingFlowTypes.ts';

type State = { draft: SearchDraft; details: GuestDetails; flow: BookingFlow };

const emptyGuestDetails: GuestDetails = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  notes: '',
  allergies: { codes: [], note: '' },
  allergiesConsent: false,
  rememberAllergies: false,
};
const initialState: State = {
  draft: { date: null, numberOfPeople: DEFAULT_PARTY_SIZE, mealType: 'pranzo', timeSlotId: null },
  details: emptyGuestDetails,
  flow: { step: 'searching' },
};

const clampPartySize = (people: number) => Math.min(MAX_ONLINE_PARTY_SIZE, Math.max(1, people));

const slice = injectReducer(
  createSlice({
    name: 'bookingFlow',
    initialState,
    reducers: {
      dateChanged: (state, { payload }: PayloadAction<string>) => {
        state.draft.date = payload;
      },
      partyChanged: (state, { payload }: PayloadAction<number>) => {
        state.draft.numberOfPeople = clampPartySize(payload);
      },

      mealChanged: (state, { payload: mealType }: PayloadAction<MealType>) => {
        if (mealType !== state.draft.mealType)
          Object.assign(state.draft, { mealType, timeSlotId: null });
      },
      slotChanged: (state, { payload }: PayloadAction<string | null>) => {
        state.draft.timeSlotId = payload;
      },

      searchSubmitted: (state, { payload: searched }: PayloadAction<SearchedSlot>) => {
        state.flow = { step: 'choosing', searched, chosen: null, conflict: null };
      },
      backToSlots: (state) => {
        state.flow = { step: 'searching' };
      },

      tableChosen: ({ flow }, { payload: chosen }: PayloadAction<ChosenTable>) => {
        if (flow.step === 'choosing') flow.chosen = chosen;
      },
      detailsOpened: (state, { payload: attempt }: PayloadAction<string>) => {
        const { flow } = state;
        if (flow.step !== 'choosing' || !flow.chosen) return;
        state.flow = { step: 'describing', searched: flow.searched, chosen: flow.chosen, attempt };
      },
      backToTables: (state) => {
        const { flow } = state;
        if (flow.step === 'describing')
          state.flow = {
            step: 'choosing',
            searched: flow.searched,
            chosen: flow.chosen,
            conflict: null,
          };
      },

      /**
       * Changed input needs a new Idempotency-Key, because the server refuses a used key with other
       * content.
       */
      detailsTyped: (
        state,
        { payload }: PayloadAction<{ details: GuestDetails; attempt: string }>,
      ) => {
        state.details = payload.details;
        if (state.flow.step === 'describing') state.flow.attempt = payload.attempt;
      },
      attemptRenewed: ({ flow }, { payload: attempt }: PayloadAction<string>) => {
        if (flow.step === 'describing') flow.attempt = attempt;
      },

      conflictReported: (state, { payload: conflict }: PayloadAction<ApiFailure>) => {
        const { flow } = state;
        if (flow.step === 'describing')
          state.flow = { step: 'choosing', searched: flow.searched, chosen: null, conflict };
      },

      /** Clears the guest's input after a request was sent (specification §4). */
      reservationSent: () => initialState,
    },
    selectors: {
      selectSearchDraft: ({ draft }) => draft,
      selectGuestDetails: ({ details }) => details,
      selectBookingFlow: ({ flow }) => flow,
    },
  }),
);

export const {
  dateChanged,
  partyChanged,
  mealChanged,
  slotChanged,
  searchSubmitted,
  backToSlots,
  tableChosen,
  detailsOpened,
  backToTables,
  detailsTyped,
  attemptRenewed,
  conflictReported,
  reservationSent,
} = slice.actions;
export const { selectSearchDraft, selectGuestDetails, selectBookingFlow } = slice.selectors;
export default slice;
