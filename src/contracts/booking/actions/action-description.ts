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
  /** What happened, in the words of the history. */
  readonly past: string;
  /** True if staff can take the action back until the service day ends. */
  readonly undoable: boolean;
  /**
   * The step only concerns what the guest knows, or what staff noted: it blocks neither an undo nor
   * other changes.
   */
  readonly isContactRecord?: true;
  /** E-mail to staff about the event. Null: none. */
  readonly notice: { readonly subject: string; readonly opening: string } | null;
  /** A POST request without a body, `/api/reservations/:id/{path}`. */
  readonly operation?: OneTapDescription;
  readonly button?: ButtonDescription;
};
