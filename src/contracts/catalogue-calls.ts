import { z } from 'zod';
import { dishView, drinkView } from './catalogue.ts';
import { dishChange, dishDraft, drinkChange, drinkDraft } from './catalogue-drafts.ts';
import { id } from './fields.ts';
import { operation, refusals } from './operation.ts';

const byId = z.object({ id });
const seen = 'Accepts If-Match with the updatedAt that the caller saw';

export const addDish = operation({
  name: 'addDish',
  method: 'post',
  path: '/api/menu-items',
  audience: 'administrator',
  body: dishDraft,
  summary: 'Puts a dish on the menu',
  answers: { 201: dishView, ...refusals(400, 401, 403, 409, 413, 415, 503) },
});

export const changeDish = operation({
  name: 'changeDish',
  method: 'put',
  path: '/api/menu-items/:id',
  audience: 'administrator',
  params: byId,
  body: dishChange,
  summary: `Changes a dish; fields left out keep their value. ${seen}`,
  answers: { 200: dishView, ...refusals(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const removeDish = operation({
  name: 'removeDish',
  method: 'delete',
  path: '/api/menu-items/:id',
  audience: 'administrator',
  params: byId,
  summary: `Takes a dish off the menu. ${seen}`,
  answers: { 204: null, ...refusals(400, 401, 403, 404, 409, 503) },
});

export const addDrink = operation({
  name: 'addDrink',
  method: 'post',
  path: '/api/drinks',
  audience: 'administrator',
  body: drinkDraft,
  summary: 'Puts a drink on the list',
  answers: { 201: drinkView, ...refusals(400, 401, 403, 409, 413, 415, 503) },
});

export const changeDrink = operation({
  name: 'changeDrink',
  method: 'put',
  path: '/api/drinks/:id',
  audience: 'administrator',
  params: byId,
  body: drinkChange,
  summary: `Changes a drink; fields left out keep their value. ${seen}`,
  answers: { 200: drinkView, ...refusals(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const removeDrink = operation({
  name: 'removeDrink',
  method: 'delete',
  path: '/api/drinks/:id',
  audience: 'administrator',
  params: byId,
  summary: `Takes a drink off the list. ${seen}`,
  answers: { 204: null, ...refusals(400, 401, 403, 404, 409, 503) },
});
