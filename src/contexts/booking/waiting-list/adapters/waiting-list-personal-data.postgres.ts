import type { PersonalDataStore } from '../../application/ports.ts';
import type { WaitingListPersonalData } from '../application/ports.ts';

export const withReadAccess = (store: PersonalDataStore): WaitingListPersonalData => ({
  ...store,
  async find(tx, id) {
    const [row] = await tx<{ data: Readonly<Record<string, string | null>> }>(
      'select data from personal_data where subject_id = ?',
      [id],
    );
    return row?.data ?? null;
  },
});
