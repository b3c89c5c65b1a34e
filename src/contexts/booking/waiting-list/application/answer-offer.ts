import type { WaitingListState } from '#src/contracts/booking/waiting-list.ts';
import type { GuestLinks } from '../../application/ports.ts';
import { acceptOffer, type AcceptDeps } from './accept-offer.ts';
import { executeEntryCommand, lockEntry, refuseUnknownEntry } from './execute-entry-command.ts';
import type { StoredWaitingListState, WaitingListLinks } from './ports.ts';

export type GuestDeps = AcceptDeps & {
  readonly links: GuestLinks;
  readonly waitingListLinks: WaitingListLinks;
};

export const offerAnswers = ['accept', 'decline', 'leave'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

const toPublicState = (
  { links, clock }: GuestDeps,
  { reservationId, ...state }: StoredWaitingListState,
): WaitingListState => ({
  ...state,
  status: state.status === 'waiting' && state.date < clock.today() ? 'ended' : state.status,
  reservationLink: reservationId && links.createLink(reservationId),
});

/** Returns the state for the holder of a link, or null for an unknown token. */
export const findStateByLink =
  (deps: GuestDeps) =>
  async (token: string): Promise<WaitingListState | null> => {
    const id = deps.waitingListLinks.findEntryId(token);
    const state = id === null ? null : await deps.entries.findState(id);
    return state && toPublicState(deps, state);
  };

export const readStateByLink =
  (deps: GuestDeps) =>
  async (token: string): Promise<WaitingListState> =>
    (await findStateByLink(deps)(token)) ?? refuseUnknownEntry();

/** Executes the guest's answer, and returns the new state. */
export const answerOffer =
  (deps: GuestDeps) =>
  async (token: string, answer: OfferAnswer): Promise<WaitingListState> => {
    const id = deps.waitingListLinks.findEntryId(token) ?? refuseUnknownEntry();
    if (answer === 'accept') await acceptOffer(deps)(id);
    else
      await deps.inTransaction(async (tx) => {
        await lockEntry(deps, tx, id);
        await executeEntryCommand(deps, tx, id, { type: answer }, 'guest');
      });
    return readStateByLink(deps)(token);
  };

export type ReadStateByLink = ReturnType<typeof readStateByLink>;
export type AnswerOffer = ReturnType<typeof answerOffer>;
