import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { GuestMails, GuestMailSender } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { WaitingListManagement } from '../application/manage-waiting-list.ts';
import { parseWaitingListId } from '../application/waiting-list-stream-name.ts';
import type { WaitingListEvent } from '../domain/waiting-list-events.ts';
import type { ComposeGuestMail } from '../../guest-mails/compose-guest-mail.ts';
import type { GuestMail } from '../../guest-mails/guest-mail.ts';

type Entry = Awaited<ReturnType<WaitingListManagement['find']>>;
type SeatOffered = RecordedEvent<Extract<WaitingListEvent, { type: 'SeatOffered' }>>;

type Deps = GuestMailSender & {
  readonly entries: Pick<WaitingListManagement, 'find' | 'markInformed'>;
  readonly compose: ComposeGuestMail;
};

const isSeatOffered = (event: RecordedEvent): event is SeatOffered => event.type === 'SeatOffered';

const toOfferMail = (
  { data: { seat, until, needsStaff }, version, at }: SeatOffered,
  { id, customerName, language }: Entry,
  link: string,
): GuestMail => ({
  moment: 'offer',
  language,
  firstName: customerName?.trim().split(/\s+/)[0] ?? null,
  reference: toReferenceCode(id),
  link,
  offer: { until, link, needsStaff: needsStaff === true },
  reservation: {
    id,
    date: seat.date,
    startTime: seat.slotStart,
    endTime: seat.slotEnd,
    people: seat.covers,
    tableName: null,
    floor: null,
  },
  sequence: version,
  at,
});

const isOpen = ({ offer }: Entry, { data: { until } }: SeatOffered): boolean =>
  offer?.outcome === 'open' && offer.until === until;

/**
 * Sends the offer of a freed seat, and returns the Message-ID. Returns null if the offer is no
 * longer open or the guest has no e-mail address.
 */
const sendOfferMail =
  ({ entries, compose, mailer, publicOrigin, replyTo }: Deps) =>
  async (event: SeatOffered): Promise<string | null> => {
    const id = parseWaitingListId(event.stream);
    const entry = await entries.find(id);
    if (!isOpen(entry, event) || entry.customerEmail === null) return null;
    const messageId = `guest-${event.id}@${new URL(publicOrigin).hostname}`;
    const link = linkInLanguage(publicOrigin, entry.link, entry.language);
    const { calendar: _, ...mail } = compose(toOfferMail(event, entry, link));
    await mailer.send({ to: entry.customerEmail, replyTo, ...mail, messageId });
    return messageId;
  };

/**
 * Records that a mail informed the guest of the offer. Does nothing if the guest has already
 * answered.
 */
const recordOfferMailed =
  ({ entries }: Pick<Deps, 'entries'>) =>
  async (event: SeatOffered): Promise<void> => {
    const id = parseWaitingListId(event.stream);
    if (isOpen(await entries.find(id), event)) await entries.markInformed(id, 'mail', 'system');
  };

export const createOfferMails = (
  { management: entries }: { readonly management: Deps['entries'] },
  compose: ComposeGuestMail,
): GuestMails => ({
  isAbout: isSeatOffered,
  plan: async (events) =>
    events.filter(isSeatOffered).map(({ id }) => ({ eventId: id, delayS: 0 })),
  send: (event: SeatOffered, sender) => sendOfferMail({ entries, compose, ...sender })(event),
  recordInformed: recordOfferMailed({ entries }),
});
