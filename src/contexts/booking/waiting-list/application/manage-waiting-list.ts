import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { formatOfferChat } from '#src/messages/guest-chats/offer-chat-text.ts';
import { decideSeatHold } from '../../application/decide-seat-hold.ts';
import { countHighChairsFor, loadTurnFacts } from '../../application/load-turn-facts.ts';
import type { InformedChannel } from '../domain/waiting-list-events.ts';
import { executeEntryCommand, lockEntry, refuseUnknownEntry } from './execute-entry-command.ts';
import { offerSeat, type OfferDeps } from './offer-freed-seats.ts';
import type { StoredEntryView, WaitingListLinks } from './ports.ts';

export type ManageDeps = OfferDeps & {
  readonly waitingListLinks: WaitingListLinks;
  readonly venueName: string;
  readonly publicOrigin: string;
  /** Formats an instant as HH:MM in the restaurant's time zone. */
  readonly formatTime: (instant: string) => string;
};

const toChatText = (
  { venueName, publicOrigin, formatTime }: ManageDeps,
  { offer, language, date, numberOfPeople }: StoredEntryView,
  link: string,
): string | null =>
  offer?.outcome === 'open'
    ? formatOfferChat(language, {
        venue: venueName,
        date,
        start: offer.startTime,
        people: numberOfPeople,
        until: formatTime(offer.until),
        link: linkInLanguage(publicOrigin, link, language),
      })
    : null;

const withLink =
  (deps: ManageDeps) =>
  (entry: StoredEntryView): WaitingListEntryView => {
    const link = deps.waitingListLinks.createLink(entry.id);
    return { ...entry, link, chatText: toChatText(deps, entry, link) };
  };

const findEntry = async (deps: ManageDeps, id: string): Promise<WaitingListEntryView> =>
  withLink(deps)((await deps.entries.find(id)) ?? refuseUnknownEntry());

const refuseUnknownSlot = () =>
  refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' });

/**
 * Offers a seat by decision of staff. Staff may ignore the order of arrival, but not the limits of
 * the turn.
 */
const offerByHand =
  (deps: ManageDeps) =>
  async (id: string, timeSlotId: string, actor: Actor): Promise<WaitingListEntryView> => {
    const entry = (await deps.entries.find(id)) ?? refuseUnknownEntry();
    const { date, numberOfPeople, seatWishes: wishes } = entry;
    await deps.inTransaction(async (tx) => {
      await deps.lockTurn(tx, { date, timeSlotId });
      const turnFacts = (await loadTurnFacts(deps)(date, timeSlotId, tx)) ?? refuseUnknownSlot();
      const facts = await countHighChairsFor(deps)(wishes, turnFacts, { tx });
      const party = { tableId: null, numberOfPeople };
      const hold = await decideSeatHold(deps, tx, 'staffOffer', { party, facts, sender: null });
      await offerSeat(deps, tx, { id, facts, hold, wishes }, actor);
    });
    return findEntry(deps, id);
  };

const markInformed =
  (deps: ManageDeps) =>
  async (id: string, channel: InformedChannel, actor: Actor): Promise<WaitingListEntryView> => {
    await deps.inTransaction(async (tx) => {
      await lockEntry(deps, tx, id);
      await executeEntryCommand(deps, tx, id, { type: 'markInformed', channel }, actor);
    });
    return findEntry(deps, id);
  };

export const createWaitingListManagement = (deps: ManageDeps) => ({
  listOfDate: async (date: string): Promise<WaitingListEntryView[]> =>
    (await deps.entries.listOfDate(date)).map(withLink(deps)),
  find: (id: string) => findEntry(deps, id),
  offer: offerByHand(deps),
  markInformed: markInformed(deps),
});

export type WaitingListManagement = ReturnType<typeof createWaitingListManagement>;
