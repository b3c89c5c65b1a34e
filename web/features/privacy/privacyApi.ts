import {
  erasePerson,
  openPersonFile,
  type ErasureReceipt,
  type PersonFile,
} from '../../../src/contracts/privacy.ts';
import type { z } from 'zod';
import { api } from '../../shared/api.ts';
import { call } from '../../shared/call.ts';
import { noticeEndedSession } from '../../shared/ended-session.ts';

export type Asked = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly reservation: string | null;
};
export type Erasing = Asked & Pick<z.input<typeof erasePerson.body>, 'reason' | 'matters'>;

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    openPersonFile: build.mutation<PersonFile, Asked>({
      query: (body) => call(openPersonFile, { body }),
      responseSchema: openPersonFile.answers[200],
      onQueryStarted: noticeEndedSession,
    }),
    erasePerson: build.mutation<ErasureReceipt, Erasing>({
      query: (body) => call(erasePerson, { body }),
      responseSchema: erasePerson.answers[200],
      invalidatesTags: ['Reservations', 'Quotes', 'Messages', 'History'],
      onQueryStarted: noticeEndedSession,
    }),
  }),
});

export const { useOpenPersonFileMutation, useErasePersonMutation } = privacyApi;
