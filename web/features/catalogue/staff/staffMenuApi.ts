import {
  addDish,
  addDrink,
  changeDish,
  changeDrink,
  removeDish,
  removeDrink,
} from '#src/contracts/catalogue/menu-change-operations.ts';
import type {
  DishChange,
  DishDraft,
  DrinkChange,
  DrinkDraft,
} from '#src/contracts/catalogue/menu-drafts.ts';
import {
  listDishes,
  listDrinks,
  type DishView,
  type DrinkView,
} from '#src/contracts/catalogue/menu-views.ts';
import { requestUpload, type UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

/**
 * A change with a version check. `seen` is the `updatedAt` that the user edited, sent as If-Match.
 * If it is null, the change overwrites any version.
 */
export type VersionedChange<Body> = {
  readonly id: string;
  readonly seen: string | null;
  readonly body: Body;
};
export type Removal = { readonly id: string; readonly seen: string };

export const ifMatchHeader = (seen: string | null) =>
  seen === null ? {} : { headers: { 'if-match': `"${seen}"` } };
/**
 * Reloads the list after a success, a conflict (409) or an unknown item (404). After both errors
 * the list on screen is outdated.
 */
export const invalidateUnlessRefused =
  (tag: 'Dishes' | 'Drinks' | 'Photographs') => (_: unknown, error: unknown) =>
    !error || [404, 409].includes(statusOf(error) ?? 0) ? [tag] : [];

export const dishesApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDishes: build.query<DishView[], void>({
      query: () => buildRequest(listDishes, {}),
      responseSchema: listDishes.answers[200],
      providesTags: ['Dishes'],
    }),
    addDish: build.mutation<DishView, DishDraft>({
      query: (body) => buildRequest(addDish, { body }),
      responseSchema: addDish.answers[201],
      invalidatesTags: invalidateUnlessRefused('Dishes'),
      onQueryStarted: recheckSessionOn401,
    }),
    changeDish: build.mutation<DishView, VersionedChange<DishChange>>({
      query: ({ id, seen, body }) =>
        buildRequest(changeDish, { params: { id }, body, ...ifMatchHeader(seen) }),
      responseSchema: changeDish.answers[200],
      invalidatesTags: invalidateUnlessRefused('Dishes'),
      onQueryStarted: recheckSessionOn401,
    }),
    removeDish: build.mutation<null, Removal>({
      query: ({ id, seen }) => buildRequest(removeDish, { params: { id }, ...ifMatchHeader(seen) }),
      invalidatesTags: invalidateUnlessRefused('Dishes'),
      onQueryStarted: recheckSessionOn401,
    }),
    requestUpload: build.mutation<UploadTicket, void>({
      query: () => buildRequest(requestUpload, {}),
      responseSchema: requestUpload.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const drinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskDrinks: build.query<DrinkView[], void>({
      query: () => buildRequest(listDrinks, {}),
      responseSchema: listDrinks.answers[200],
      providesTags: ['Drinks'],
    }),
    addDrink: build.mutation<DrinkView, DrinkDraft>({
      query: (body) => buildRequest(addDrink, { body }),
      responseSchema: addDrink.answers[201],
      invalidatesTags: invalidateUnlessRefused('Drinks'),
      onQueryStarted: recheckSessionOn401,
    }),
    changeDrink: build.mutation<DrinkView, VersionedChange<DrinkChange>>({
      query: ({ id, seen, body }) =>
        buildRequest(changeDrink, { params: { id }, body, ...ifMatchHeader(seen) }),
      responseSchema: changeDrink.answers[200],
      invalidatesTags: invalidateUnlessRefused('Drinks'),
      onQueryStarted: async ({ id, body: { isAvailable } }, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const { undo } = dispatch(
          drinksApi.util.updateQueryData('deskDrinks', undefined, (list) =>
            list.map((one) =>
              one.id === id ? { ...one, isAvailable: isAvailable ?? one.isAvailable } : one,
            ),
          ),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    removeDrink: build.mutation<null, Removal>({
      query: ({ id, seen }) =>
        buildRequest(removeDrink, { params: { id }, ...ifMatchHeader(seen) }),
      invalidatesTags: invalidateUnlessRefused('Drinks'),
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const {
  useDeskDishesQuery,
  useAddDishMutation,
  useChangeDishMutation,
  useRemoveDishMutation,
  useRequestUploadMutation,
} = dishesApi;
export const {
  useDeskDrinksQuery,
  useAddDrinkMutation,
  useChangeDrinkMutation,
  useRemoveDrinkMutation,
} = drinksApi;
