import type { GuestMailMoment } from '#src/contracts/booking/contact.ts';

/**
 * What staff write about by hand: `cancelled` means by the restaurant. Reminders and corrections go out
 * by e-mail only: by hand, the text of the present state corrects an earlier message.
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

/** Texts of one language: a greeting, the visit in words, and one sentence or two per moment. */
export type GuestTexts = {
  readonly greeting: (firstName: string | null) => string;
  readonly visit: (parts: GuestTextParts) => string;
} & Readonly<Record<GuestTextMoment, (visit: string, link: string) => string>>;
