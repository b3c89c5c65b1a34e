import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { InlinePicture } from '#src/messaging/layout/inline-picture.ts';
import type { RejectionReason } from '#src/contracts/rejection-reasons.ts';

/**
 * Facts of a visit. `date` is `yyyy-MM-dd`, the times are `HH:MM`, both in the restaurant's time
 * zone.
 */
export type ReservationFacts = {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  /** Time at which the guest wants to come, if the guest chose one. */
  readonly arrivalTime?: string | null;
  readonly people: number;
  readonly tableName: string | null;
  readonly floor: number | null;
};

/** A free turn. `link` opens a page that asks for confirmation, and accepts by POST. */
export type MailProposal = {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeSlotId: string;
  readonly floor: number;
  readonly link: string;
};

/** Kind of an e-mail, with the facts that only this kind contains. */
export type MailMoment =
  | { readonly moment: 'confirmed' | 'change_declined' | 'cancelled_by_guest' }
  /** Corrects an earlier mail, because staff undid the action that it reported. */
  | { readonly moment: 'corrected' | 'corrected_pending' }
  /** The text contains "tomorrow", so the mail must be sent on the day before the visit. */
  | { readonly moment: 'reminder' }
  /** Without `answerMinutes`, the mail omits how long an answer usually takes. */
  | { readonly moment: 'received'; readonly answerMinutes?: number }
  | { readonly moment: 'changed'; readonly before: ReservationFacts }
  | {
      readonly moment: 'declined';
      readonly reason: RejectionReason;
      readonly proposals?: readonly MailProposal[];
    }
  | {
      readonly moment: 'cancelled_by_house';
      readonly reason: CancelReason;
      readonly proposals?: readonly MailProposal[];
    }
  /** `until` is an ISO instant. `needsStaff`: staff must confirm the accepted offer. */
  | {
      readonly moment: 'offer';
      readonly offer: {
        readonly until: string;
        readonly link: string;
        readonly needsStaff?: boolean;
      };
    };

export type GuestMail = MailMoment & {
  readonly language: Language;
  readonly firstName: string | null;
  readonly reference: string;
  /** Absolute URL of the personal link. Its origin is the origin of all other links of the mail. */
  readonly link: string;
  readonly reservation: ReservationFacts & { readonly id: string };
  /** Number of the reservation's events, which calendars compare to find the newest version. */
  readonly sequence: number;
  /** ISO instant of the event that the mail reports. */
  readonly at: string;
};

/** `method` is a method of RFC 5546. PUBLISH also updates an entry with the same UID. */
export type CalendarFile = { readonly method: 'PUBLISH' | 'CANCEL'; readonly content: string };

export type ComposedMail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly InlinePicture[];
  readonly calendar: CalendarFile | null;
};
