import {
  erasePerson,
  openPersonalDataFile,
  type ErasureReceipt,
  type PersonalDataFile,
} from '#src/contracts/data-subject-requests.ts';
import type { z } from 'zod';
import { api } from '#web/shared/api/api.ts';
import { buildRequest } from '#web/shared/api/apiRequest.ts';
import { recheckSessionOn401 } from '#web/shared/api/sessionExpiry.ts';

export type PersonQuery = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly reservation: string | null;
  /** Ids of records that staff confirmed, or declared as another person's. */
  readonly confirmed?: string[];
  readonly distinct?: string[];
};
export type ErasureRequest = PersonQuery &
  Pick<z.input<typeof erasePerson.body>, 'reason' | 'matters'>;

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    openPersonFile: build.mutation<PersonalDataFile, PersonQuery>({
      query: (body) => buildRequest(openPersonalDataFile, { body }),
      responseSchema: openPersonalDataFile.answers[200],
      onQueryStarted: recheckSessionOn401,
    }),
    erasePerson: build.mutation<ErasureReceipt, ErasureRequest>({
      query: (body) => buildRequest(erasePerson, { body }),
      responseSchema: erasePerson.answers[200],
      invalidatesTags: ['Reservations', 'Quotes', 'Messages', 'History'],
      onQueryStarted: recheckSessionOn401,
    }),
  }),
});

export const { useOpenPersonFileMutation, useErasePersonMutation } = privacyApi;
