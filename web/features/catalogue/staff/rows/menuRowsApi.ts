import {
  changePrices,
  setDishSoldOut,
  setDrinkSoldOut,
  type ChangedPrices,
  type PriceChange,
} from '#src/contracts/catalogue/menu-evening-operations.ts';
import type { DishView, DrinkView } from '#src/contracts/catalogue/menu-views.ts';
import { api } from '#web/shared/api/api.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';
import { dishesApi, drinksApi, invalidateUnlessRefused } from '../staffMenuApi.ts';

type SoldOutChange = { readonly id: string; readonly isSoldOut: boolean };

const withMark =
  ({ id, isSoldOut }: SoldOutChange) =>
  <Row extends { readonly id: string }>(rows: Row[]): Row[] =>
    rows.map((row) => (row.id === id ? { ...row, isSoldOut } : row));

/**
 * Requests of the compact menu list. Sold-out marks appear before the server responds, and
 * disappear if it refuses them.
 */
const menuRowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePrices: build.mutation<ChangedPrices, readonly PriceChange[]>({
      query: (changes) => buildRequest(changePrices, { body: { changes: [...changes] } }),
      responseSchema: changePrices.answers[200],
      invalidatesTags: (_, error) =>
        !error || statusOf(error) === 409 ? ['Dishes', 'Drinks'] : [],
      onQueryStarted: recheckSessionOn401,
    }),
    setDishSoldOut: build.mutation<DishView, SoldOutChange>({
      query: ({ id, isSoldOut }) =>
        buildRequest(setDishSoldOut, { params: { id }, body: { isSoldOut } }),
      responseSchema: setDishSoldOut.answers[200],
      invalidatesTags: invalidateUnlessRefused('Dishes'),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const { undo } = dispatch(
          dishesApi.util.updateQueryData('deskDishes', undefined, withMark(change)),
        );
        await queryFulfilled.catch(undo);
      },
    }),
    setDrinkSoldOut: build.mutation<DrinkView, SoldOutChange>({
      query: ({ id, isSoldOut }) =>
        buildRequest(setDrinkSoldOut, { params: { id }, body: { isSoldOut } }),
      responseSchema: setDrinkSoldOut.answers[200],
      invalidatesTags: invalidateUnlessRefused('Drinks'),
      onQueryStarted: async (change, { dispatch, queryFulfilled }) => {
        recheckSessionOn401(undefined, { dispatch, queryFulfilled });
        const { undo } = dispatch(
          drinksApi.util.updateQueryData('deskDrinks', undefined, withMark(change)),
        );
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});

export const { useChangePricesMutation, useSetDishSoldOutMutation, useSetDrinkSoldOutMutation } =
  menuRowsApi;
