import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import type { MessageId, ValueNames, VisitorMessageId } from '#src/messages/message.ts';
import type { TableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

export type BookingRequest = TableSet & {
  readonly numberOfPeople: number;
  readonly mealType?: MealType | undefined;
  readonly timeSlot?: string | undefined;
  readonly arrivalTime?: string | null | undefined;
  readonly wishes?: readonly SeatWish[] | undefined;
};

/** Values that the message of every rule may contain. */
export type AdmissionValues = {
  readonly table: string;
  readonly seats: number;
  readonly asked: number;
  readonly left: number;
  readonly lastDay: Date;
  readonly reopensOn: Date;
  readonly nextArrival: string;
  readonly kitchenClosesAt: string;
};

type Only<Id extends MessageId> = Id extends MessageId
  ? [ValueNames<Id>] extends [keyof AdmissionValues]
    ? Id
    : never
  : never;

/** Parts of a booking that a staff command can change. */
export type SeatPart = 'turn' | 'table' | 'size';

type Details = (bookingRequest: BookingRequest, facts: TurnFacts) => Record<string, unknown>;

export type DeskPolicy = {
  /** Staff must obey a hard rule, and can override an overridable rule with a reason. */
  readonly limit: 'hard' | 'overridable';
  /** A move that changes none of these parts skips the rule. */
  readonly checkedFor: readonly SeatPart[];
  /** Message for staff. Default: the message for guests. */
  readonly message?: Only<MessageId>;
  readonly details?: Details;
};

export type AdmissionRule = {
  /** Message of the refusal. The message id without its variant is the code of the refusal. */
  readonly message: Only<VisitorMessageId>;
  readonly isBroken: (bookingRequest: BookingRequest, facts: TurnFacts) => boolean;
  /** Field of the request that is invalid. Without a field, the refusal is a conflict. */
  readonly field?: 'reservationDate' | 'numberOfPeople' | 'mealType' | 'timeSlot' | 'arrivalTime';
  readonly details?: Details;
  readonly desk: 'exempt' | DeskPolicy;
};
