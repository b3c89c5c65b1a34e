import { z } from 'zod';
import { dishView, drinkView } from './menu-views.ts';
import { dishChange, dishDraft, drinkChange, drinkDraft } from './menu-drafts.ts';
import { id } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const byId = z.object({ id });
const ifMatchNote = 'Accepts If-Match with the updatedAt that the caller saw';
const translationsNote = 'translations are replaced as a whole';

export const addDish = defineOperation({
  name: 'addDish',
  method: 'post',
  path: '/api/menu-items',
  audience: 'administrator',
  body: dishDraft,
  summary: 'Puts a dish on the menu',
  answers: { 201: dishView, ...refusalAnswers(400, 401, 403, 409, 413, 415, 503) },
});

export const changeDish = defineOperation({
  name: 'changeDish',
  method: 'put',
  path: '/api/menu-items/:id',
  audience: 'administrator',
  params: byId,
  body: dishChange,
  summary: `Changes a dish; fields left out keep their value, ${translationsNote}. ${ifMatchNote}`,
  answers: { 200: dishView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const removeDish = defineOperation({
  name: 'removeDish',
  method: 'delete',
  path: '/api/menu-items/:id',
  audience: 'administrator',
  params: byId,
  summary: `Takes a dish off the menu. ${ifMatchNote}`,
  answers: { 204: null, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});

export const addDrink = defineOperation({
  name: 'addDrink',
  method: 'post',
  path: '/api/drinks',
  audience: 'administrator',
  body: drinkDraft,
  summary: 'Puts a drink on the list',
  answers: { 201: drinkView, ...refusalAnswers(400, 401, 403, 409, 413, 415, 503) },
});

export const changeDrink = defineOperation({
  name: 'changeDrink',
  method: 'put',
  path: '/api/drinks/:id',
  audience: 'administrator',
  params: byId,
  body: drinkChange,
  summary: `Changes a drink; fields left out keep their value, ${translationsNote}. ${ifMatchNote}`,
  answers: { 200: drinkView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const removeDrink = defineOperation({
  name: 'removeDrink',
  method: 'delete',
  path: '/api/drinks/:id',
  audience: 'administrator',
  params: byId,
  summary: `Takes a drink off the list. ${ifMatchNote}`,
  answers: { 204: null, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
