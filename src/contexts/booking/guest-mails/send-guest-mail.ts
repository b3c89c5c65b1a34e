import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { RecipientRefused } from '#src/messaging/mail/mailer.ts';
import type { GuestMailSender } from '#src/messaging/notices/guest-mail-delivery.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { ComposeGuestMail } from './compose-guest-mail.ts';
import type { ChangeReservationStatus } from '../application/desk/change-reservation-status.ts';
import type { DeskDeps } from '../application/desk/execute-desk-command.ts';
import type { FindProposals } from '../application/guest/find-proposals.ts';
import type { LoadAnswerMinutes } from '../application/guest/load-answer-minutes.ts';
import type { GuestContacts, GuestLinks, MailedGuest } from '../application/ports.ts';
import { parseReservationId } from '../application/reservation-stream-name.ts';
import {
  planGuestMail,
  type PlannedGuestMail,
} from '../application/guest-messages/plan-guest-mail.ts';
import type { ComposedMail } from './guest-mail.ts';
import { toGuestMail } from './to-guest-mail.ts';

type Deps = GuestMailSender &
  Pick<DeskDeps, 'eventLog' | 'inTransaction' | 'clock'> & {
    readonly guestContacts: GuestContacts;
    readonly links: GuestLinks;
    readonly loadAnswerMinutes: LoadAnswerMinutes;
    readonly findProposals: FindProposals;
    readonly changeStatus: ChangeReservationStatus;
    readonly compose: ComposeGuestMail;
  };

const SYSTEM = { actor: 'system', expectedVersion: null } as const;

const isDeclined = ({ moment }: PlannedGuestMail): boolean =>
  moment === 'declined' || moment === 'cancelled_by_house';

/** Composes the mail with the proposals and the answer time that apply now. */
const composeMail = async (
  deps: Pick<Deps, 'links' | 'publicOrigin' | 'findProposals' | 'loadAnswerMinutes' | 'compose'>,
  plan: PlannedGuestMail,
  guest: MailedGuest,
  reservationId: string,
): Promise<ComposedMail> => {
  const link = linkInLanguage(
    deps.publicOrigin,
    deps.links.createLink(reservationId),
    guest.language,
  );
  const proposals = isDeclined(plan) ? await deps.findProposals(reservationId) : [];
  const answerMinutes = plan.moment === 'received' ? await deps.loadAnswerMinutes() : null;
  return deps.compose(toGuestMail(plan, guest, { reservationId, link, answerMinutes, proposals }));
};

/**
 * Sends the mail about the event, and returns its Message-ID. Returns null if the mail is not
 * needed or cannot be delivered. If the mail server refuses the address permanently, records that
 * staff must call.
 */
export const sendGuestMail =
  ({ eventLog, inTransaction, guestContacts, changeStatus, mailer, ...deps }: Deps) =>
  async ({ id: eventId, stream }: RecordedEvent): Promise<string | null> => {
    const history = await inTransaction((tx) => eventLog.read<ReservationEvent>(tx, stream));
    const plan = planGuestMail(history, eventId, deps.clock.today());
    const reservationId = parseReservationId(stream);
    const guest = plan && (await guestContacts.findMailedGuest(reservationId));
    if (!plan || !guest) return null;
    const about = plan.event.type;
    const messageId = `guest-${eventId}@${new URL(deps.publicOrigin).hostname}`;
    const { calendar, ...mail } = await composeMail(deps, plan, guest, reservationId);
    try {
      await mailer.send({
        to: guest.email,
        replyTo: deps.replyTo,
        ...mail,
        ...(calendar ? { calendar } : {}),
        messageId,
      });
    } catch (error) {
      if (!(error instanceof RecipientRefused)) throw error;
      await changeStatus(reservationId, { type: 'recordMailFailure', about }, SYSTEM);
      return null;
    }
    return messageId;
  };

/** Records that a mail informed the guest of the event. */
export const recordGuestMailed =
  ({ changeStatus }: Pick<Deps, 'changeStatus'>) =>
  async ({ stream, type: about }: RecordedEvent<ReservationEvent>): Promise<void> => {
    const informed = { type: 'informGuest', channel: 'mail', about } as const;
    await changeStatus(parseReservationId(stream), informed, SYSTEM);
  };
