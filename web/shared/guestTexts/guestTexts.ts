import type { GuestMailMoment } from '#src/contracts/booking/contact-state.ts';

/**
 * Subjects of messages that staff send by hand. `cancelled`: the restaurant cancelled. Reminders
 * and corrections exist only as e-mail, because a message by hand describes the current state.
 */
export type GuestTextMoment =
  | Exclude<GuestMailMoment, 'reminder' | 'cancelled_by_house' | 'corrected' | 'corrected_pending'>
  | 'cancelled';

export type GuestTextParts = {
  /** First name, or null. */
  readonly firstName: string | null;
  /** Day in words, such as `sabato 28 novembre`. */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
  readonly people: number;
  readonly link: string;
};

/** Texts of one language: the greeting, a description of the visit, and a text per subject. */
export type GuestTexts = {
  readonly greeting: (firstName: string | null) => string;
  readonly visit: (parts: GuestTextParts) => string;
} & Readonly<Record<GuestTextMoment, (visit: string, link: string) => string>>;
