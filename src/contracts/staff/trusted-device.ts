import { z } from 'zod';
import { fieldMessage } from '#src/messages/field-message.ts';
import { id, instant } from '../common/fields.ts';
import { defineOperation, refusalAnswers } from '../common/api-operation.ts';
import { currentPassword } from './own-account.ts';
import { sessionView, staffRole } from './sign-in.ts';

const pin = z.string(fieldMessage('pin_invalid')).regex(/^\d{4}$/, fieldMessage('pin_invalid'));

export const deviceTrust = z.strictObject({ currentPassword }).meta({ id: 'DeviceTrust' });

export const pinGrant = z.strictObject({ pin, currentPassword }).meta({ id: 'PinGrant' });
export type PinGrant = z.infer<typeof pinGrant>;

export const personConfirmation = z
  .strictObject({ personId: id, pin })
  .meta({ id: 'PersonConfirmation' });
export type PersonConfirmation = z.infer<typeof personConfirmation>;

export const deviceUser = z
  .object({
    id: z.string(),
    username: z.string(),
    role: staffRole,
    locked: z.boolean().meta({ description: 'Too many wrong digits: an owner gives new ones' }),
  })
  .meta({ id: 'DeviceUser' });
export type DeviceUser = z.infer<typeof deviceUser>;

const confirmedPerson = z
  .object({ username: z.string(), role: staffRole, until: instant })
  .meta({ id: 'ConfirmedPerson' });
export type ConfirmedPerson = z.infer<typeof confirmedPerson>;

export const trustDevice = defineOperation({
  name: 'trustDevice',
  method: 'post',
  path: '/api/admin/trusted-device',
  audience: 'administrator',
  body: deviceTrust,
  summary: 'Makes this browser the trusted device; asks for the own password again',
  answers: { 200: sessionView, ...refusalAnswers(400, 401, 403, 429) },
});

export const givePin = defineOperation({
  name: 'givePin',
  method: 'put',
  path: '/api/admin/accounts/:id/pin',
  audience: 'administrator',
  params: z.object({ id }),
  body: pinGrant,
  summary: 'Gives a person four digits for the trusted device, and unlocks the person',
  answers: { 204: null, ...refusalAnswers(400, 401, 403, 404, 429) },
});

export const listDeviceUsers = defineOperation({
  name: 'listDeviceUsers',
  method: 'get',
  path: '/api/trusted-device/people',
  audience: 'trusted-device',
  summary: 'The persons who have four digits',
  answers: { 200: z.object({ people: z.array(deviceUser) }), ...refusalAnswers(401) },
});

export const confirmPerson = defineOperation({
  name: 'confirmPerson',
  method: 'post',
  path: '/api/trusted-device/person',
  audience: 'trusted-device',
  body: personConfirmation,
  summary: 'Who acts on the trusted device for the next ten minutes',
  answers: { 200: confirmedPerson, ...refusalAnswers(400, 401, 403, 404, 409, 429) },
});

export const releasePerson = defineOperation({
  name: 'releasePerson',
  method: 'post',
  path: '/api/trusted-device/person/release',
  audience: 'trusted-device',
  summary: 'Ends the ten minutes of the person; also fine without one',
  answers: { 204: null, ...refusalAnswers(401, 403) },
});
