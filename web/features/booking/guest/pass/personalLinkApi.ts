import {
  askForChange,
  correctPhone,
  personalLinkSteps,
  writeNote,
  type WantedChange,
} from '#src/contracts/booking/personal-link-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { buildRequest, type ApiRequest } from '#web/shared/api/apiRequest.ts';
import { reservationStatusApi } from '#web/shared/stored-reservation/reservationStatusApi.ts';

type Step = keyof typeof personalLinkSteps;
type OwnNumber = { readonly customerPhone: string };
type OwnNote = { readonly notes: string };

export type LinkAction =
  | { readonly step: Step }
  | { readonly change: WantedChange }
  | { readonly note: OwnNote }
  | { readonly phone: OwnNumber };

const toRequest = (token: string, action: LinkAction): ApiRequest => {
  const params = { token };
  if ('step' in action) return buildRequest(personalLinkSteps[action.step], { params });
  if ('change' in action) return buildRequest(askForChange, { params, body: action.change });
  if ('note' in action) return buildRequest(writeNote, { params, body: action.note });
  return buildRequest(correctPhone, { params, body: action.phone });
};

const personalLinkApi = reservationStatusApi.injectEndpoints({
  endpoints: (build) => ({
    actOnLink: build.mutation<ReservationStatusView, { token: string; action: LinkAction }>({
      query: ({ token, action }) => toRequest(token, action),
      responseSchema: personalLinkSteps.openLink.answers[200],
      /**
       * Updates the cache with the response, which contains the new state. The page then needs no
       * second request.
       */
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data)
          await dispatch(
            reservationStatusApi.util.upsertQueryData('reservationStatus', token, data),
          );
      },
    }),
  }),
});

export const { useActOnLinkMutation } = personalLinkApi;
