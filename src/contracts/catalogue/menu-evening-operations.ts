import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { id } from '../common/fields.ts';
import { dishSchema } from './menu-drafts.ts';
import { dishView, drinkView } from './menu-views.ts';

const MAX_PRICES = 200;

const soldOut = z
  .strictObject({ isSoldOut: z.boolean(fieldMessage('choice_required')) })
  .meta({ id: 'SoldOut' });

export const setDishSoldOut = defineOperation({
  name: 'setDishSoldOut',
  method: 'put',
  path: '/api/menu-items/:id/sold-out',
  audience: 'sold-out',
  params: z.object({ id }),
  body: soldOut,
  summary: 'Marks a dish as sold out until the service day ends at 04:00, or takes the mark back',
  answers: { 200: dishView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const setDrinkSoldOut = defineOperation({
  name: 'setDrinkSoldOut',
  method: 'put',
  path: '/api/drinks/:id/sold-out',
  audience: 'sold-out',
  params: z.object({ id }),
  body: soldOut,
  summary: 'Marks a drink as sold out until the service day ends at 04:00, or takes the mark back',
  answers: { 200: drinkView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const priceChange = z.strictObject({
  kind: z.enum(['dish', 'drink'], fieldMessage('choice_required')),
  id,
  price: dishSchema.shape.price,
  seenPrice: z
    .string(fieldMessage('price_required'))
    .max(200, fieldMessage('price_required'))
    .meta({
      description: 'The price that the caller saw. Another price now refuses the change (409)',
    }),
});
export type PriceChange = z.infer<typeof priceChange>;

const priceChanges = z
  .strictObject({
    changes: z
      .array(priceChange, fieldMessage('price_required'))
      .min(1, fieldMessage('price_required'))
      .max(MAX_PRICES, fieldMessage('too_many_prices', { max: MAX_PRICES }))
      .refine(
        (changes) => new Set(changes.map((one) => one.id)).size === changes.length,
        fieldMessage('price_twice'),
      ),
  })
  .meta({ id: 'PriceChanges' });

export const changedPrices = z
  .object({ dishes: z.array(dishView), drinks: z.array(drinkView) })
  .meta({ id: 'ChangedPrices' });
export type ChangedPrices = z.infer<typeof changedPrices>;

export const changePrices = defineOperation({
  name: 'changePrices',
  method: 'put',
  path: '/api/menu-prices',
  audience: 'administrator',
  body: priceChanges,
  summary:
    'Changes prices of dishes and drinks in one transaction: all, or none with one message per refused row (`changes.<n>.price`). Returns the changed items',
  answers: { 200: changedPrices, ...refusalAnswers(400, 401, 403, 409, 413, 415, 503) },
});
