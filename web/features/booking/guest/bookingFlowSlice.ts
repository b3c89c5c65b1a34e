import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Allergen } from '#src/contracts/catalogue/menu-views.ts';
import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { DEFAULT_PARTY_SIZE, MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import { injectReducer } from '#web/shared/store/injectReducer.ts';
import {
  isSameChoice,
  isSameSearch,
  type BookingFlow,
  type GuestDetails,
  type LastChoice,
  type SearchDraft,
  type SearchedSlot,
  type TableChoice,
} from './bookingFlowTypes.ts';
import { openStep, type OpenedUrl } from './history/openStep.ts';

type State = {
  draft: SearchDraft;
  details: GuestDetails;
  flow: BookingFlow;
  lastChoice: LastChoice | null;
};

export const emptyGuestDetails: GuestDetails = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  notes: '',
  arrivalTime: '',
  occasion: '',
  seatWishes: [],
  allergies: { codes: [], note: '' },
  allergiesConsent: false,
  rememberAllergies: false,
};
export const presetDraft: SearchDraft = {
  date: null,
  numberOfPeople: DEFAULT_PARTY_SIZE,
  mealType: null,
  timeSlot: null,
};
const initialState: State = {
  draft: presetDraft,
  details: emptyGuestDetails,
  flow: { step: 'searching' },
  lastChoice: null,
};

/**
 * Limits the party size to the range of the form. It may exceed the online maximum, because a
 * larger group asks for a quote.
 */
const clampPartySize = (people: number) => Math.min(MAX_EVENT_PARTY_SIZE, Math.max(1, people));

/** Remembers the guest's choice. An unchanged choice keeps its Idempotency-Key. */
const rememberChoice = (state: State) => {
  const { flow, lastChoice: last } = state;
  if (flow.step === 'searching' || !flow.chosen) return;
  const { searched, chosen } = flow;
  const isSame = last && isSameSearch(last.searched, searched) && isSameChoice(last.chosen, chosen);
  const attempt = flow.step === 'describing' ? flow.attempt : isSame ? last.attempt : null;
  state.lastChoice = { searched, chosen, attempt };
};

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
      /** Stores the date with the meal, because the guest chose the meal for the date on screen. */
      mealChanged: (
        { draft },
        { payload: { date, mealType } }: PayloadAction<{ date: string; mealType: MealType }>,
      ) => {
        if (mealType !== draft.mealType) draft.timeSlot = null;
        Object.assign(draft, { date, mealType });
      },
      turnChanged: (
        { draft },
        { payload }: PayloadAction<{ date: string; mealType: MealType; timeSlot: string }>,
      ) => {
        Object.assign(draft, payload);
      },

      searchSubmitted: (state, { payload: searched }: PayloadAction<SearchedSlot>) => {
        state.flow = { step: 'choosing', searched, chosen: 'any', conflict: null, lost: null };
      },
      backToSlots: (state) => {
        state.flow = { step: 'searching' };
      },

      tableChosen: (state, { payload: chosen }: PayloadAction<TableChoice | null>) => {
        const { flow } = state;
        if (flow.step !== 'choosing') return;
        flow.chosen = chosen;
        if (chosen === 'any') flow.lost = null;
        rememberChoice(state);
      },
      detailsOpened: (state, { payload: attempt }: PayloadAction<string>) => {
        const { flow } = state;
        if (flow.step !== 'choosing' || !flow.chosen) return;
        state.flow = { step: 'describing', searched: flow.searched, chosen: flow.chosen, attempt };
        // Clears an arrival time that the guest chose for another turn.
        if (!listArrivalTimes(flow.searched.slot).includes(state.details.arrivalTime ?? ''))
          state.details.arrivalTime = '';
        rememberChoice(state);
      },
      backToTables: (state) => {
        const { flow } = state;
        if (flow.step === 'describing')
          state.flow = {
            step: 'choosing',
            searched: flow.searched,
            chosen: flow.chosen,
            conflict: null,
            lost: null,
          };
      },

      /**
       * Stores the input with a new Idempotency-Key, because the server refuses a used key with
       * other content.
       */
      detailsTyped: (
        state,
        { payload }: PayloadAction<{ details: GuestDetails; attempt: string }>,
      ) => {
        state.details = payload.details;
        if (state.flow.step === 'describing') state.flow.attempt = payload.attempt;
        rememberChoice(state);
      },
      attemptRenewed: (state, { payload: attempt }: PayloadAction<string>) => {
        if (state.flow.step === 'describing') state.flow.attempt = attempt;
        rememberChoice(state);
      },

      conflictReported: (state, { payload: conflict }: PayloadAction<ApiFailure>) => {
        const { flow } = state;
        if (flow.step !== 'describing') return;
        const { searched, chosen } = flow;
        state.flow =
          chosen === 'any'
            ? { step: 'choosing', searched, chosen, conflict, lost: null }
            : { step: 'choosing', searched, chosen: null, conflict, lost: chosen };
        state.lastChoice = null;
      },

      /** Opens the step that the URL names, for example after a link, Back or a reload. */
      urlOpened: (state, { payload: opened }: PayloadAction<OpenedUrl>) => {
        if (opened.draft) state.draft = opened.draft;
        state.flow = openStep(state.flow, state.lastChoice, opened);
        rememberChoice(state);
      },
      /**
       * Adds allergens that the guest chose in the menu. Clears the Idempotency-Key, because
       * changed input needs a new one.
       */
      allergensCarried: ({ details, lastChoice }, { payload }: PayloadAction<Allergen[]>) => {
        const codes = [...new Set([...(details.allergies?.codes ?? []), ...payload])];
        details.allergies = { ...details.allergies, codes };
        if (lastChoice) lastChoice.attempt = null;
      },
      inputRestored: (state, { payload }: PayloadAction<Pick<State, 'details' | 'lastChoice'>>) => {
        Object.assign(state, payload);
      },

      /** Clears the guest's input after a request was sent (specification §4). */
      reservationSent: () => initialState,
    },
    selectors: {
      selectSearchDraft: ({ draft }) => draft,
      selectGuestDetails: ({ details }) => details,
      selectBookingFlow: ({ flow }) => flow,
      selectLastChoice: ({ lastChoice }) => lastChoice,
    },
  }),
);

export const {
  dateChanged,
  partyChanged,
  mealChanged,
  turnChanged,
  searchSubmitted,
  backToSlots,
  tableChosen,
  detailsOpened,
  backToTables,
  detailsTyped,
  attemptRenewed,
  conflictReported,
  urlOpened,
  allergensCarried,
  inputRestored,
  reservationSent,
} = slice.actions;
export const { selectSearchDraft, selectGuestDetails, selectBookingFlow, selectLastChoice } =
  slice.selectors;
/** Returns the state with which the server renders the page of a search. */
export const createFlowState = (draft: SearchDraft): State => ({ ...initialState, draft });
export default slice;
