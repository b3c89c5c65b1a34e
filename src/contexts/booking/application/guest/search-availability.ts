import type { Availability, AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import { refuse, refuseField, type Refusal } from '#src/kernel/domain-error.ts';
import { formatItalian } from '#src/messages/format-message.ts';
import { message } from '#src/messages/message.ts';
import {
  dateIsNotPast,
  dateIsWithinHorizon,
  slotIsActive,
  slotKeyMatches,
  slotServesMeal,
} from '#src/contexts/booking/domain/admission-rules.ts';
import { computeAvailability } from '#src/contexts/booking/domain/availability.ts';
import { firstRefusal } from '#src/contexts/booking/domain/check-admission.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

const refuseUnknownSlot = () =>
  refuseField('timeSlot', message('turn_required'), { code: 'slot_unknown' });

const toSearchField = ({ fields }: Refusal): string => {
  const [field = 'timeSlot'] = Object.keys(fields ?? {});
  return field === 'reservationDate' ? 'date' : field;
};

const refuseSearch = (refusal: Refusal) =>
  refuse({ ...refusal, kind: 'invalid', fields: { [toSearchField(refusal)]: refusal.message } });

/** Formats the message in Italian for every language, because only refusals are translated. */
export const presentAvailability = (party: number, facts: TurnFacts): Availability => {
  const computed = computeAvailability(party, facts);
  return { ...computed, message: computed.message && formatItalian(computed.message) };
};

/**
 * Searches the free tables of a turn. Takes no locks, so the result may be outdated at any time.
 */
export const searchAvailability =
  (deps: TurnFactsDeps) =>
  async (search: AvailabilitySearch): Promise<Availability> => {
    const facts = (await loadTurnFacts(deps)(search.date, search.timeSlot)) ?? refuseUnknownSlot();
    const bookingRequest = {
      tableId: null,
      numberOfPeople: search.numberOfPeople,
      mealType: search.mealType,
      timeSlot: search.timeSlot,
    };
    const refusal = firstRefusal(
      [dateIsNotPast, dateIsWithinHorizon, slotServesMeal, slotKeyMatches, slotIsActive],
      bookingRequest,
      facts,
    );
    if (refusal) refuseSearch(refusal);
    return presentAvailability(search.numberOfPeople, facts);
  };

export type SearchAvailability = ReturnType<typeof searchAvailability>;
