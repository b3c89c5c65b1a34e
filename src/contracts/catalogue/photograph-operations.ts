import { z } from 'zod';
import {
  photographChange,
  photographDraft,
  photographMove,
  photographView,
  publicPhotograph,
} from './photographs.ts';
import { id } from '../common/fields.ts';
import { PHOTOGRAPH_LIMITS } from '../common/limits.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';

const byId = z.object({ id });
const ifMatchNote = 'Accepts If-Match with the updatedAt that the caller saw';

export const listShownPhotographs = defineOperation({
  name: 'listShownPhotographs',
  method: 'get',
  path: '/api/photographs',
  audience: 'public',
  cacheable: 'until-new-content',
  summary: 'The photographs that the start page shows, in their order',
  answers: { 200: z.array(publicPhotograph), 304: null },
});

export const listAllPhotographs = defineOperation({
  name: 'listAllPhotographs',
  method: 'get',
  path: '/api/photographs/all',
  audience: 'administrator',
  summary: 'All photographs in their order, also the hidden ones',
  answers: { 200: z.array(photographView), ...refusalAnswers(401, 503) },
});

export const addPhotograph = defineOperation({
  name: 'addPhotograph',
  method: 'post',
  path: '/api/photographs',
  audience: 'administrator',
  body: photographDraft,
  summary: `Adds an uploaded picture as the last photograph, at most ${PHOTOGRAPH_LIMITS.maxCount}`,
  answers: { 201: photographView, ...refusalAnswers(400, 401, 403, 409, 413, 415, 503) },
});

export const changePhotograph = defineOperation({
  name: 'changePhotograph',
  method: 'put',
  path: '/api/photographs/:id',
  audience: 'administrator',
  params: byId,
  body: photographChange,
  summary: `Changes a photograph; fields left out keep their value, translations are replaced as a whole. ${ifMatchNote}`,
  answers: { 200: photographView, ...refusalAnswers(400, 401, 403, 404, 409, 413, 415, 503) },
});

export const movePhotograph = defineOperation({
  name: 'movePhotograph',
  method: 'post',
  path: '/api/photographs/:id/move',
  audience: 'administrator',
  params: byId,
  body: photographMove,
  summary:
    'Moves a photograph to a position, counted from 1; a position after the last one means the last',
  answers: { 200: z.array(photographView), ...refusalAnswers(400, 401, 403, 404, 413, 415, 503) },
});

export const removePhotograph = defineOperation({
  name: 'removePhotograph',
  method: 'delete',
  path: '/api/photographs/:id',
  audience: 'administrator',
  params: byId,
  summary: `Removes a photograph. ${ifMatchNote}`,
  answers: { 204: null, ...refusalAnswers(400, 401, 403, 404, 409, 503) },
});
