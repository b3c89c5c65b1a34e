import type { Context } from 'koa';
import {
  acceptProposal,
  askForChange,
  correctPhone,
  findLostLink,
  personalLinkSteps,
  writeNote,
} from '#src/contracts/booking/personal-link-operations.ts';
import { readReservationStatus } from '#src/contracts/booking/reservation-operations.ts';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { route, type Route } from '#src/platform/http/pipeline/route.ts';
import type {
  ChangeReservationStatus,
  StatusChange,
} from '../application/desk/change-reservation-status.ts';
import type { AcceptProposal } from '../application/guest/accept-proposal.ts';
import type { AskForChange } from '../application/guest/ask-for-change.ts';
import type { ChangeOwnContact } from '../application/guest/change-own-contact.ts';
import type { FindLostLink } from '../application/guest/find-lost-link.ts';
import type { ReadOwnReservation } from '../application/guest/read-own-reservation.ts';
import type { GuestLinks } from '../application/ports.ts';

/** Limits the attempts to find a lost link. */
export type GuardLookup = (ctx: Context, reference: string) => Promise<void>;

type UseCases = {
  readonly links: GuestLinks;
  readonly read: ReadOwnReservation;
  readonly changeStatus: ChangeReservationStatus;
  readonly askForChange: AskForChange;
  readonly acceptProposal: AcceptProposal;
  readonly changeContact: ChangeOwnContact;
  readonly findLostLink: FindLostLink;
  readonly guardLookup: GuardLookup;
};

const steps: Readonly<Record<keyof typeof personalLinkSteps, StatusChange>> = {
  openLink: { type: 'openLink' },
  confirmVisit: { type: 'confirmVisit' },
  cancelByGuest: { type: 'cancelByGuest' },
  withdrawChange: { type: 'closeChange', why: 'withdrawn' },
};
const stepNames = Object.keys(steps) as (keyof typeof steps)[];

const GUEST = { actor: 'guest', expectedVersion: null } as const;

const refuseUnknown = () => refuse({ kind: 'not-found', message: message('reservation_unknown') });

/**
 * Routes with which the holder of a personal link reads and changes the reservation. The link is
 * the only permission.
 */
export const personalLinkController = ({ links, read, ...useCases }: UseCases): Route[] => {
  const readView = async (token: string): Promise<ReservationStatusView> =>
    (await read(links.findReservationId(token) ?? refuseUnknown())) ?? refuseUnknown();
  const afterChange = async (token: string, change: (id: string) => Promise<unknown>) => {
    await change(links.findReservationId(token) ?? refuseUnknown());
    return readView(token);
  };

  return [
    route(readReservationStatus, ({ params: { token } }) => readView(token)),
    ...stepNames.map((step) =>
      route(personalLinkSteps[step], ({ params: { token } }) =>
        afterChange(token, (id) => useCases.changeStatus(id, steps[step], GUEST)),
      ),
    ),
    route(askForChange, ({ params: { token }, body }) =>
      afterChange(token, (id) => useCases.askForChange(id, body)),
    ),
    route(acceptProposal, ({ params: { token }, body }) =>
      afterChange(token, (id) => useCases.acceptProposal(id, body)),
    ),
    route(writeNote, ({ params: { token }, body }) =>
      afterChange(token, (id) => useCases.changeContact(id, body)),
    ),
    route(correctPhone, ({ params: { token }, body }) =>
      afterChange(token, (id) => useCases.changeContact(id, body)),
    ),
    route(findLostLink, async ({ body }, ctx) => {
      await useCases.guardLookup(ctx, body.reference);
      return useCases.findLostLink(body);
    }),
  ];
};
