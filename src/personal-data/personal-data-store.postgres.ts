import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { canonicalJson } from '#src/kernel/canonical-json.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toContactKeys } from './contact-identity.ts';
import type { PersonalData, PersonalDataStore } from './personal-data-store.ts';

const SALT_BYTES = 32;
const CONTACT_FIELDS = ['name', 'phone', 'email'];

export const computeCommitment = (data: PersonalData, salt: Buffer): string =>
  createHmac('sha256', salt).update(canonicalJson(data)).digest('hex');

/**
 * Writes the keys anew. Other changes keep them, because migrated entries of the guest book have a
 * name key but no name.
 */
const updateKeys = async (tx: Sql, id: string, data: PersonalData): Promise<void> => {
  const { phoneKey, emailKey, nameKey } = toContactKeys(data);
  await tx(
    'update personal_data set phone_key = ?, email_key = ?, name_key = ? where subject_id = ?',
    [phoneKey, emailKey, nameKey, id],
  );
};

export const postgresPersonalDataStore: PersonalDataStore = {
  async insert(tx, data) {
    const id = randomUUID();
    const salt = randomBytes(SALT_BYTES);
    const { phoneKey, emailKey, nameKey } = toContactKeys(data);
    await tx(
      'insert into personal_data (subject_id, data, salt, phone_key, email_key, name_key) values (?, ?, ?, ?, ?, ?)',
      [id, JSON.stringify(data), salt, phoneKey, emailKey, nameKey],
    );
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
    if (CONTACT_FIELDS.some((field) => field in changes)) await updateKeys(tx, id, data);
    return { id, commitment: computeCommitment(data, salt) };
  },
};
