import type { Availability, AvailabilitySearch } from '../../../contracts/booking.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import { refusalOf, slotIsActive, slotKeyAndMealAgree, dateIsNotPast } from '../domain/admission.ts';
import { availabilityFor } from '../domain/availability.ts';
import { turnFacts, type FactsDeps } from './turn-facts.ts';

const unknownSlot = () =>
  refuse({ kind: 'invalid', code: 'slot_unknown', message: 'Seleziona un turno', fields: { timeSlot: 'Seleziona un turno' } });

const refusedSearch = (code: string, message: string, field: string) =>
  refuse({ kind: 'invalid', code, message, fields: { [field]: message } });

/**
 * What is free for a party in a turn; what is read here may be gone a moment later.
 *
 * @throws DomainError invalid: date_past, slot_unknown, slot_inactive, slot_mismatch.
 */
export const searchAvailability = (deps: FactsDeps) => async (search: AvailabilitySearch): Promise<Availability> => {
  const slot = (await deps.diningRoom.slot(search.timeSlot)) ?? unknownSlot();
  const facts = await turnFacts(deps)(search.date, slot);
  const wish = { tableId: null, numberOfPeople: search.numberOfPeople, mealType: search.mealType, timeSlot: search.timeSlot };
  const refusal = refusalOf([dateIsNotPast, slotKeyAndMealAgree, slotIsActive], wish, facts);
  if (refusal) refusedSearch(refusal.code, refusal.message, refusal.code === 'date_past' ? 'date' : Object.keys(refusal.fields ?? { timeSlot: 1 })[0]!);
  return availabilityFor(search.numberOfPeople, facts);
};

export type SearchAvailability = ReturnType<typeof searchAvailability>;
