import type { FormPage, FormParams } from '#src/platform/http/pipeline/form-pages.ts';
import type {
  ChangeReservationStatus,
  StatusChange,
} from '../application/desk/change-reservation-status.ts';
import type { GuestLinks } from '../application/ports.ts';

type UseCases = {
  readonly links: GuestLinks;
  readonly changeStatus: ChangeReservationStatus;
};

const changeByForm = {
  cancel: { type: 'cancelByGuest' },
  confirm: { type: 'confirmVisit' },
  'withdraw-change': { type: 'closeChange', why: 'withdrawn' },
} as const satisfies Record<string, StatusChange>;

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const toPersonalLink = ({ token = '' }: FormParams) => `/reservations/${encodeURIComponent(token)}`;

/** The actions on a personal link for browsers without JavaScript. */
export const personalLinkForms = ({ links, changeStatus }: UseCases): FormPage[] =>
  Object.entries(changeByForm).map(([name, change]) => ({
    paths: [`/reservations/:token/${name}`, `/prenotazioni/:token/${name}`],
    submit: async ({ token = '' }) => {
      const id = links.findReservationId(token);
      if (id !== null) await changeStatus(id, change, GUEST);
    },
    next: toPersonalLink,
  }));
