import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type Consent = {
  readonly consentTextVersion: string;
  readonly remember: boolean;
  /**
   * True if the guest told staff, who recorded the consent. Left out if the guest wrote the
   * allergies.
   */
  readonly toldToStaff?: boolean;
};

/**
 * The event refers to a separate row of personal data, because allergies are erased earlier than
 * the guest's contact data.
 */
type AllergiesDeclared = DomainEvent<'AllergiesDeclared', { seat: SeatAllocation } & Consent>;

export const declareAllergies: FollowUpAction<AllergiesDeclared, Consent> = {
  decide: ({ seat }, { consentTextVersion, remember, toldToStaff }) => [
    {
      type: 'AllergiesDeclared',
      data: { seat, consentTextVersion, remember, ...(toldToStaff ? { toldToStaff } : {}) },
    },
  ],
  change: ({ seat }) => ({ seat }),
  allocation: keepSeat,
};
