import type { HttpClient, HttpResponse } from './http-client.ts';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import { administrator } from '../fixtures/staff-credentials.ts';

type Note = (call: string, answer: HttpResponse) => number;

const PIN = '4071';

/**
 * Calls every operation of the trusted device. `device` is signed in as the owner and becomes the
 * trusted device.
 */
export const callTrustedDeviceOperations = async (
  staff: HttpClient,
  device: HttpClient,
  guest: HttpClient,
  note: Note,
): Promise<number[]> => {
  const { currentPassword } = { currentPassword: administrator.password };
  const { body } = await staff.get<{ accounts: StaffAccount[] }>('/api/admin/accounts');
  const personId = body.accounts[0]!.id;
  const give = async (id: string, pin: unknown, by = staff) =>
    note(
      'put /api/admin/accounts/{id}/pin',
      await by.put(`/api/admin/accounts/${id}/pin`, { pin, currentPassword }),
    );
  const trust = async (password: string, by = device) =>
    note(
      'post /api/admin/trusted-device',
      await by.post('/api/admin/trusted-device', { currentPassword: password }),
    );
  const confirm = async (pin: unknown, id = personId, by = device) =>
    note(
      'post /api/trusted-device/person',
      await by.post('/api/trusted-device/person', { personId: id, pin }),
    );
  const people = async (by: HttpClient) =>
    note('get /api/trusted-device/people', await by.get('/api/trusted-device/people'));
  const release = async (by: HttpClient) =>
    note(
      'post /api/trusted-device/person/release',
      await by.post('/api/trusted-device/person/release'),
    );
  return [
    await give(personId, PIN),
    await give(personId, '1234'),
    await give(crypto.randomUUID(), PIN),
    await give(personId, PIN, guest),
    await trust('sbagliata'),
    await trust(currentPassword, guest),
    await trust(currentPassword),
    await people(device),
    await people(staff),
    await confirm('5820'),
    await confirm(PIN, crypto.randomUUID()),
    await confirm(PIN, personId, staff),
    note('post /api/admin/logout', await device.post('/api/admin/logout')),
    await confirm(PIN),
    await release(device),
    await release(staff),
  ];
};
