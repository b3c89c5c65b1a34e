import {
  addDish,
  addDrink,
  changeDish,
  changeDrink,
  removeDish,
  removeDrink,
} from '../../../../src/contracts/catalogue-calls.ts';
import type {
  DishChange,
  DishDraft,
  DrinkChange,
  DrinkDraft,
} from '../../../../src/contracts/catalogue-drafts.ts';
import {
  listDishes,
  listDrinks,
  type DishView,
  type DrinkView,
} from '../../../../src/contracts/catalogue.ts';
import { requestUpload, type UploadTicket } from '../../../../src/contracts/pictures.ts';
import { statusOf } from '../../../shared/api-error.ts';
import { api } from '../../../shared/api.ts';
import { call } from '../../../shared/call.ts';
import { noticeEndedSession } from '../../../shared/ended-session.ts';

/** A change, and the `updatedAt` of what the writer had before the eyes; null: takes what is there. */
type Seen<Body> = { readonly id: string; readonly seen: string | null; readonly body: Body };
type Removal = { readonly id: string; readonly seen: string };

const ifMatch = (seen: string | null) =>
  seen === null ? {} : { headers: { 'if-match': `"${seen}"` } };
/** What changed elsewhere meanwhile (409), or is gone (404), is read again too. */
const unlessRefused = (tag: 'Dishes' | 'Drinks') => (_: unknown, error: unknown) =>
  !error || [404, 409].includes(statusOf(error) ?? 0) ? [tag] : [];

/** What staff read and write of the card, with the marks that tell whether somebody else was faster. */
const menuDeskApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDishes: build.query<DishView[], void>({
      query: () => call(listDishes, {}),
      responseSchema: listDishes.answers[200],
      providesTags: ['Dishes'],
    }),
    deskDrinks: build.query<DrinkView[], void>({
      query: () => call(listDrinks, {}),
      responseSchema: listDrinks.answers[200],
      providesTags: ['Drinks'],
    }),
    addDish: build.mutation<DishView, DishDraft>({
      query: (body) => call(addDish, { body }),
      responseSchema: addDish.answers[201],
      invalidatesTags: unlessRefused('Dishes'),
      onQueryStarted: noticeEndedSession,
    }),
    changeDish: build.mutation<DishView, Seen<DishChange>>({
      query: ({ id, seen, body }) => call(changeDish, { params: { id }, body, ...ifMatch(seen) }),
      responseSchema: changeDish.answers[200],
      invalidatesTags: unlessRefused('Dishes'),
      onQueryStarted: noticeEndedSession,
    }),
    removeDish: build.mutation<null, Removal>({
      query: ({ id, seen }) => call(removeDish, { params: { id }, ...ifMatch(seen) }),
      invalidatesTags: unlessRefused('Dishes'),
      onQueryStarted: noticeEndedSession,
    }),
    addDrink: build.mutation<DrinkView, DrinkDraft>({
      query: (body) => call(addDrink, { body }),
      responseSchema: addDrink.answers[201],
      invalidatesTags: unlessRefused('Drinks'),
      onQueryStarted: noticeEndedSession,
    }),
    changeDrink: build.mutation<DrinkView, Seen<DrinkChange>>({
      query: ({ id, seen, body }) => call(changeDrink, { params: { id }, body, ...ifMatch(seen) }),
      responseSchema: changeDrink.answers[200],
      invalidatesTags: unlessRefused('Drinks'),
      // Shown at once, taken back when the server refuses: in the middle of a service nobody waits for a switch.
      onQueryStarted: async ({ id, body: { isAvailable } }, { dispatch, queryFulfilled }) => {
        noticeEndedSession(undefined, { dispatch, queryFulfilled });
        const { undo } = dispatch(
          menuDeskApi.util.updateQueryData('deskDrinks', undefined, (list) =>
            list.map((one) =>
              one.id === id ? { ...one, isAvailable: isAvailable ?? one.isAvailable } : one,
            ),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    removeDrink: build.mutation<null, Removal>({
      query: ({ id, seen }) => call(removeDrink, { params: { id }, ...ifMatch(seen) }),
      invalidatesTags: unlessRefused('Drinks'),
      onQueryStarted: noticeEndedSession,
    }),
    requestUpload: build.mutation<UploadTicket, void>({
      query: () => call(requestUpload, {}),
      responseSchema: requestUpload.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const {
  useDeskDishesQuery,
  useDeskDrinksQuery,
  useAddDishMutation,
  useChangeDishMutation,
  useRemoveDishMutation,
  useAddDrinkMutation,
  useChangeDrinkMutation,
  useRemoveDrinkMutation,
  useRequestUploadMutation,
} = menuDeskApi;
