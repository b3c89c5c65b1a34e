import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { listShownPhotographs } from '#src/contracts/catalogue/photograph-operations.ts';
import type { PublicPhotograph } from '#src/contracts/catalogue/photographs.ts';
import type { Language } from '#src/contracts/languages.ts';
import { api } from '#web/shared/api/api.ts';
import { localizePhotographs, type Photographs } from './localizePhotographs.ts';

/** A literal, because importing the contract would add zod to the public bundle. */
const PATH: typeof listShownPhotographs.path = '/api/photographs';

const photographsApi = api.injectEndpoints({
  endpoints: (build) => ({
    photographs: build.query<PublicPhotograph[], void>({
      query: () => ({ method: 'GET', path: PATH }),
    }),
  }),
});

const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

export const fetchPhotographs = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  language: Language,
): Promise<Photographs> => {
  const { photographs } = photographsApi.endpoints;
  return localizePhotographs(
    await dispatch(photographs.initiate(undefined, FORCE_REFETCH)).unwrap(),
    language,
  );
};
