import type { Availability, AvailabilitySearch } from '#src/contracts/booking/availability.ts';
import { refuse, type Refusal } from '#src/kernel/domain-error.ts';
import {
  firstRefusal,
  slotIsActive,
  slotKeyAndMealAgree,
  dateIsNotPast,
} from '#src/contexts/booking/domain/admission-rules.ts';
import { dateIsWithinHorizon } from '#src/contexts/booking/domain/booking-horizon-rule.ts';
import { computeAvailability } from '#src/contexts/booking/domain/availability.ts';
import { loadTurnFacts, type TurnFactsDeps } from '../load-turn-facts.ts';

const refuseUnknownSlot = () =>
  refuse({
    kind: 'invalid',
    code: 'slot_unknown',
    message: 'Seleziona un turno',
    fields: { timeSlot: 'Seleziona un turno' },
  });

const toSearchField = ({ fields }: Refusal): string => {
  const [field = 'timeSlot'] = Object.keys(fields ?? {});
  return field === 'reservationDate' ? 'date' : field;
};

const refuseSearch = (refusal: Refusal) =>
  refuse({ ...refusal, kind: 'invalid', fields: { [toSearchField(refusal)]: refusal.message } });

/** Takes no locks, so the result may be outdated at any time. */
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
      [dateIsNotPast, dateIsWithinHorizon, slotKeyAndMealAgree, slotIsActive],
      bookingRequest,
      facts,
    );
    if (refusal) refuseSearch(refusal);
    return computeAvailability(search.numberOfPeople, facts);
  };

export type SearchAvailability = ReturnType<typeof searchAvailability>;
