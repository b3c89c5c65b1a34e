import type { WaitingListEntryView } from '#src/contracts/booking/waiting-list.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { loadTurnFacts } from '../../application/load-turn-facts.ts';
import type { InformedChannel } from '../domain/waiting-list-events.ts';
import { executeEntryCommand, lockEntry, refuseUnknownEntry } from './execute-entry-command.ts';
import { offerSeat, type OfferDeps } from './offer-freed-seats.ts';
import type { StoredEntryView, WaitingListLinks } from './ports.ts';

export type ManageDeps = OfferDeps & { readonly waitingListLinks: WaitingListLinks };

const withLink =
  ({ waitingListLinks }: ManageDeps) =>
  (entry: StoredEntryView): WaitingListEntryView => ({
    ...entry,
    link: waitingListLinks.createLink(entry.id),
  });

const findEntry = async (deps: ManageDeps, id: string): Promise<WaitingListEntryView> =>
  withLink(deps)((await deps.entries.find(id)) ?? refuseUnknownEntry());

const refuseUnknownSlot = () =>
  refuseField('timeSlotId', message('turn_required'), { code: 'slot_unknown' });

/** Staff may skip the order of arrival, but not the limits of the turn. */
const offerByHand =
  (deps: ManageDeps) =>
  async (id: string, timeSlotId: string, actor: Actor): Promise<WaitingListEntryView> => {
    const { date } = (await deps.entries.find(id)) ?? refuseUnknownEntry();
    await deps.inTransaction(async (tx) => {
      await deps.lockTurn(tx, { date, timeSlotId });
      const facts = (await loadTurnFacts(deps)(date, timeSlotId, tx)) ?? refuseUnknownSlot();
      const turn = { date, timeSlotId };
      const partiesWithoutTable = await deps.entries.countPartiesWithoutTable(turn, tx);
      await offerSeat(deps, tx, { id, facts, partiesWithoutTable }, actor);
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
  offer: offerByHand(deps),
  markInformed: markInformed(deps),
});

export type WaitingListManagement = ReturnType<typeof createWaitingListManagement>;
