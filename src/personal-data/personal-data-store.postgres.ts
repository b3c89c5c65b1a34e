import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { PersonalData, PersonalDataStore } from './personal-data-store.ts';

const SALT_BYTES = 32;

export const computeCommitment = (data: PersonalData, salt: Buffer): string =>
  createHmac('sha256', salt).update(canonicalJson(data)).digest('hex');

export const postgresPersonalDataStore: PersonalDataStore = {
  async insert(tx, data) {
    const id = randomUUID();
    const salt = randomBytes(SALT_BYTES);
    await tx('insert into personal_data (subject_id, data, salt) values (?, ?, ?)', [
      id,
      JSON.stringify(data),
      salt,
    ]);
    return { id, commitment: computeCommitment(data, salt) };
  },

  async update(tx, id, changes) {
    const [held] = await tx<{ data: PersonalData }>(
      'select data from personal_data where subject_id = ? for update',
      [id],
    );
    if (!held) return null;
    const data = { ...held.data, ...changes };
    const salt = randomBytes(SALT_BYTES);
    await tx('update personal_data set data = ?, salt = ? where subject_id = ?', [
      JSON.stringify(data),
      salt,
      id,
    ]);
    return { id, commitment: computeCommitment(data, salt) };
  },
};
