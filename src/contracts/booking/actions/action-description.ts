import type { VisitMoment } from './visit-moments.ts';

/** Fields of a reservation that decide which buttons staff see. */
export type ActionTarget = {
  readonly status: string;
  readonly reservationDate: string;
  readonly changeRequest: object | null;
  readonly tableId: string | null;
  readonly tablePinned: boolean;
} & Readonly<Record<VisitMoment, string | null>>;

export type OneTapDescription = {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
};

export type ButtonDescription = {
  readonly label: string;
  /** Title of the notification after the action. */
  readonly done: string;
  readonly destructive?: true;
  /** Staff see the button on the card itself instead of the card's menu. */
  readonly isNextStep?: true;
  /** `today` is a calendar date in the restaurant's time zone. */
  readonly isOffered: (reservation: ActionTarget, today: string) => boolean;
};

export type ActionDescription = {
  /** Type of the event in the log, which is never renamed. */
  readonly event: string;
  /** Name of the action in API answers, which is never renamed. */
  readonly name: string;
  /** Label of the event in the history, in Italian. */
  readonly past: string;
  /** True if staff can undo the action. Once the service day is over, an undo needs a reason. */
  readonly undoable: boolean;
  /**
   * True for an action that only records contact with the guest or a note. It blocks neither an
   * undo nor other changes.
   */
  readonly isContactRecord?: true;
  /** Text of the e-mail to staff about the event, or null for no e-mail. */
  readonly notice: { readonly subject: string; readonly opening: string } | null;
  /** POST request without a body to `/api/reservations/:id/{path}`. */
  readonly operation?: OneTapDescription;
  readonly button?: ButtonDescription;
};
