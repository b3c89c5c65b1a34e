import { DEFAULT_LANGUAGE, type Language } from '#src/contracts/languages.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { RecipientRefused, type Mailer } from '#src/platform/mail/mailer.ts';
import type { ReservationEvent } from '../domain/reservation-actions.ts';
import type { ComposeGuestMail } from './compose-guest-mail.ts';
import type { ChangeReservationStatus } from '../application/desk/change-reservation-status.ts';
import type { DeskDeps } from '../application/desk/execute-desk-command.ts';
import type { GuestContacts, GuestLinks } from '../application/ports.ts';
import { parseReservationId } from '../application/reservation-stream-name.ts';
import { planGuestMail } from '../application/guest-messages/plan-guest-mail.ts';
import { toGuestMail } from './to-guest-mail.ts';

type Deps = Pick<DeskDeps, 'eventLog' | 'inTransaction' | 'clock'> & {
  readonly guestContacts: GuestContacts;
  readonly links: GuestLinks;
  readonly changeStatus: ChangeReservationStatus;
  readonly compose: ComposeGuestMail;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  /** Where answers of guests go. */
  readonly replyTo: string;
};

const SYSTEM = { actor: 'system', expectedVersion: null } as const;

const toAbsoluteLink = (
  { links, publicOrigin }: Pick<Deps, 'links' | 'publicOrigin'>,
  reservationId: string,
  language: Language,
): string => {
  const url = new URL(links.createLink(reservationId), publicOrigin);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
};

/**
 * Sends the mail about the event, then records that the guest was told. Returns the Message-ID, or
 * null if there is no one to write to, if staff have undone the event, or if the guest's mail server
 * refuses the address for good: then staff must call.
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
    const link = toAbsoluteLink(deps, reservationId, guest.language);
    try {
      const { calendar, ...mail } = deps.compose(toGuestMail(plan, guest, { reservationId, link }));
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
    await changeStatus(reservationId, { type: 'informGuest', channel: 'mail', about }, SYSTEM);
    return messageId;
  };
