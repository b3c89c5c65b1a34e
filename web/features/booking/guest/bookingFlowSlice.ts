import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AvailabilitySearch,
  ReservationReceipt,
} from '#src/contracts/booking/reservations.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { DEFAULT_PARTY_SIZE, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slot-view.ts';
import type { z } from 'zod';
import type { ApiFailure } from '#web/shared/api/apiError.ts';
import { injectReducer } from '#web/shared/store/injectReducer.ts';
import type { guestDetailsSchema } from './details/guestDetailsSchema.ts';

/** `date` null: unchanged, meaning today. */
export type SearchDraft = {
  date: string | null;
  numberOfPeople: number;
  mealType: MealType;
  timeSlotId: string | null;
};

/** Raw form input, not validated. */
export type GuestDetails = z.input<typeof guestDetailsSchema>;

export type SearchedTurn = { date: string; numberOfPeople: number; slot: TimeSlotView };
export type ChosenTable = { tableId: string; tableName: string };

/** Discriminated union: a step cannot exist without its data. */
export type BookingFlow =
  | { step: 'searching' }
  /** `lost`: the conflict that refused the request; typed details remain. */
  | { step: 'choosing'; turn: SearchedTurn; chosen: ChosenTable | null; lost: ApiFailure | null }
  /** `attempt`: Idempotency-Key; identical content is sent again with the same key. */
  | { step: 'describing'; turn: SearchedTurn; chosen: ChosenTable; attempt: string }
  | { step: 'sent'; turn: SearchedTurn; chosen: ChosenTable; receipt: ReservationReceipt };

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

      /** Changing the meal clears the slot (specification §4). */
      mealChanged: (state, { payload: mealType }: PayloadAction<MealType>) => {
        if (mealType !== state.draft.mealType)
          Object.assign(state.draft, { mealType, timeSlotId: null });
      },
      slotChanged: (state, { payload }: PayloadAction<string | null>) => {
        state.draft.timeSlotId = payload;
      },

      /** A new search clears the table (specification §4). */
      searched: (state, { payload: turn }: PayloadAction<SearchedTurn>) => {
        state.flow = { step: 'choosing', turn, chosen: null, lost: null };
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
        state.flow = { step: 'describing', turn: flow.turn, chosen: flow.chosen, attempt };
      },
      backToTables: (state) => {
        const { flow } = state;
        if (flow.step === 'describing')
          state.flow = { step: 'choosing', turn: flow.turn, chosen: flow.chosen, lost: null };
      },

      /** Changed content needs a new key; the server refuses a reused one. */
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

      /** The table was taken: back to the tables with all input. */
      raceLost: (state, { payload: lost }: PayloadAction<ApiFailure>) => {
        const { flow } = state;
        if (flow.step === 'describing')
          state.flow = { step: 'choosing', turn: flow.turn, chosen: null, lost };
      },

      /** Success resets everything but the receipt (specification §4, spec note 13). */
      sent: (state, { payload: receipt }: PayloadAction<ReservationReceipt>) => {
        const { flow } = state;
        if (flow.step !== 'describing') return state;
        return {
          ...initialState,
          flow: { step: 'sent', turn: flow.turn, chosen: flow.chosen, receipt },
        };
      },
      restarted: () => initialState,
    },
    selectors: {
      draftOf: ({ draft }) => draft,
      detailsOf: ({ details }) => details,
      flowOf: ({ flow }) => flow,
    },
  }),
);

/** Parameters of the availability call; prefers the slot's key to its id (spec note 6). */
export const toAvailabilitySearch = ({
  date,
  numberOfPeople,
  slot,
}: SearchedTurn): AvailabilitySearch => ({
  date,
  numberOfPeople,
  mealType: slot.mealType,
  timeSlot: slot.turnKey ?? slot.id,
});

export const {
  dateChanged,
  partyChanged,
  mealChanged,
  slotChanged,
  searched,
  backToSlots,
  tableChosen,
  detailsOpened,
  backToTables,
  detailsTyped,
  attemptRenewed,
  raceLost: conflictReported,
  sent: reservationSent,
  restarted: flowRestarted,
} = slice.actions;
export const {
  draftOf: selectSearchDraft,
  detailsOf: selectGuestDetails,
  flowOf: selectBookingFlow,
} = slice.selectors;
export default slice;
